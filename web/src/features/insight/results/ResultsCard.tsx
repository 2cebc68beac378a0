import type { ReactNode } from 'react'
import { FoldedCard } from '../../../ui/cards/FoldedCard.tsx'
import type { FoldedCardName } from './search.ts'
import { useFolded } from './use-folded.ts'

type Props = {
  name: FoldedCardName
  title: string
  hint?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

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
