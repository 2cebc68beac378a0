import type { ReactNode } from 'react'

interface CardHeaderProps {
  id?: string
  title: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  isCompact?: boolean
}

export function CardHeader({ id, title, hint, aside, isCompact = false }: CardHeaderProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1 ${isCompact ? 'px-3.5 pt-2.5 pb-1.5 lowbar:pt-1.5 lowbar:pb-1' : 'px-4 pt-3.5 pb-2.5 wide:px-5 wide:pt-4 wide:pb-3'}`}
    >
      <div className="min-w-0 flex-1 basis-32">
        <h2 id={id} className={isCompact ? 'text-16' : undefined}>
          {title}
        </h2>
        {hint && <p className="text-14 text-text2">{hint}</p>}
      </div>
      {aside}
    </div>
  )
}
