import { type ReactNode, useId } from 'react'
import { CardHeader } from './CardHeader.tsx'

interface CardProps {
  /** With a title the card is a named part of the page. */
  title?: string
  aside?: ReactNode
  hint?: ReactNode
  /** Rows and tables reach the edges and need no padding. */
  isFlush?: boolean
  children: ReactNode
}

const edge = 'min-w-0 rounded-card border border-border bg-surface shadow-e1'

export function Card({ title, aside, hint, isFlush = false, children }: CardProps) {
  const id = useId()
  if (title === undefined) return <div className={`${edge} ${isFlush ? '' : 'p-4 wide:p-5'}`}>{children}</div>
  return (
    <section aria-labelledby={id} className={edge}>
      <CardHeader id={id} title={title} aside={aside} hint={hint} />
      <div className={isFlush ? 'wide:[--edge:1.25rem]' : 'px-4 pb-4 wide:px-5 wide:pb-5'}>{children}</div>
    </section>
  )
}
