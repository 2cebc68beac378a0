import { CircleAlert, CloudOff, type IconNode, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

type BannerTone = 'info' | 'warn' | 'danger' | 'offline'

const styles: Record<BannerTone, { icon: IconNode; colours: string }> = {
  info: { icon: Info, colours: 'border-open-bd bg-open-bg text-open' },
  warn: { icon: TriangleAlert, colours: 'border-review-bd bg-review-bg text-review' },
  danger: { icon: CircleAlert, colours: 'border-danger-bd bg-danger-bg text-danger' },
  offline: { icon: CloudOff, colours: 'border-closed-bd bg-closed-bg text-closed' },
}

interface BannerProps {
  tone: BannerTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Already true when the page was opened, so it is not announced. */
  isKnown?: boolean
}

/** A permanent note; a new danger is announced at once, others by `announce` where needed. */
export function Banner({ tone, title, children, action, isKnown = false }: BannerProps) {
  const { icon, colours } = styles[tone]
  return (
    <div
      role={tone === 'danger' && !isKnown ? 'alert' : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border px-4 py-3 text-15 ${colours}`}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon of={icon} className="mt-0.5" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action}
    </div>
  )
}
