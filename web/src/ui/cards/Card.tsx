import { type ReactNode, useId } from 'react'
import { CardHeader } from './CardHeader.tsx'

interface CardProps {
  id?: string
  /** With a title the card is a named region. */
  title?: string
  aside?: ReactNode
  hint?: ReactNode
  /** The content has no padding, as for rows and tables. */
  isFlush?: boolean
  isCompact?: boolean
  children: ReactNode
}

const edge = 'min-w-0 rounded-card border border-border bg-surface shadow-e1'

export function Card({ id, title, aside, hint, isFlush = false, isCompact = false, children }: CardProps) {
  const titleId = useId()
  if (title === undefined)
    return (
      <div id={id} className={`${edge} ${isFlush ? '' : 'p-4 wide:p-5'}`}>
        {children}
      </div>
    )
  return (
    <section id={id} aria-labelledby={titleId} tabIndex={id === undefined ? undefined : -1} className={edge}>
      <CardHeader id={titleId} title={title} aside={aside} hint={hint} isCompact={isCompact} />
      <div
        className={
          isFlush ? 'wide:[--edge:1.25rem]' : isCompact ? 'px-3.5 pb-3' : 'px-4 pb-4 wide:px-5 wide:pb-5'
        }
      >
        {children}
      </div>
    </section>
  )
}
