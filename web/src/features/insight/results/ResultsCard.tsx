import type { ReactNode } from 'react'
import { useWideScreen } from '../../../kit/layouts/use-wide-screen.ts'
import { Card } from '../../../ui/cards/Card.tsx'
import { FoldedCard } from '../../../ui/cards/FoldedCard.tsx'

type Props = {
  title: string
  hint?: ReactNode
  /** What changes the figures: beside the heading, or on top of them where there is no room for both. */
  aside?: ReactNode
  children: ReactNode
}

/** Figures that are read after the first ones: on a phone their heading says what they are, and a press shows them. */
export function ResultsCard({ title, hint, aside, children }: Props) {
  const isWide = useWideScreen()
  if (!isWide)
    return (
      <FoldedCard title={title} hint={hint}>
        {aside && <div className="px-4 pb-3">{aside}</div>}
        {children}
      </FoldedCard>
    )
  return (
    <Card isFlush title={title} hint={hint} aside={aside}>
      {children}
    </Card>
  )
}
