import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { PlainButton } from '../buttons/PlainButton.tsx'
import { Icon } from '../Icon.tsx'
import { useFold } from './use-fold.ts'

interface FoldedCardProps {
  title: string
  hint?: ReactNode
  /** At the end of the row, visible while the card is folded too. */
  aside?: ReactNode
  /** Controlled by the page; without it the card has its own state. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  /** Printed even if the card is folded. */
  children: ReactNode
}

/** A card that is folded at first: for long tables that fewer people need. */
export function FoldedCard({ title, hint, aside, isOpen, onToggle, children }: FoldedCardProps) {
  const fold = useFold({ isOpen, onToggle })
  return (
    <div {...fold.frame} className="group min-w-0 rounded-card border border-border bg-surface shadow-e1">
      <div className="relative flex items-start gap-3 rounded-card px-4 py-3.5 hover:bg-surface2 wide:items-center wide:px-5 wide:py-3">
        {/* The arrow never falls to a line of its own. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1 basis-48">
            <h2>
              <PlainButton {...fold.button} className="rounded-small text-start after:absolute after:inset-0">
                {title}
              </PlainButton>
            </h2>
            {hint && <p className="text-14 text-text2">{hint}</p>}
          </div>
          {aside && <div className="relative">{aside}</div>}
        </div>
        <span className="flip inline-flex print:hidden">
          <Icon of={ChevronRight} className="transition-transform group-data-expanded:rotate-90" />
        </span>
      </div>
      <div {...fold.panel}>{children}</div>
    </div>
  )
}
