import type { ReactNode } from 'react'
import { FoldedCard } from '../../../ui/cards/FoldedCard.tsx'
import type { FoldedCardName } from './search.ts'
import { useFolded } from './use-folded.ts'

type Props = {
  name: FoldedCardName
  title: string
  hint?: ReactNode
  /** What leads on from here: beside the heading, also while the card is folded. */
  aside?: ReactNode
  children: ReactNode
}

/** Figures that are read after the first ones: their heading says what they are, and a press shows them. */
export function ResultsCard({ name, title, hint, aside, children }: Props) {
  const { isOpen, toggle } = useFolded(name)
  return (
    <FoldedCard
      title={title}
      hint={hint}
      aside={aside}
      isOpen={isOpen}
      onToggle={(isOpening) => void toggle(isOpening)}
    >
      {children}
    </FoldedCard>
  )
}
