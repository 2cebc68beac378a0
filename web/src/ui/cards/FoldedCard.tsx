import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure'
import { Icon } from '../Icon.tsx'

interface FoldedCardProps {
  title: string
  hint?: ReactNode
  /** What is seen when the card is opened; its rows reach the edges. On paper it is always open. */
  children: ReactNode
}

/** A card that shows its heading first: for long tables that fewer people need. */
export function FoldedCard({ title, hint, children }: FoldedCardProps) {
  return (
    <Disclosure className="group min-w-0 rounded-card border border-border bg-surface shadow-e1">
      <div className="relative flex items-center gap-3 rounded-card px-4 py-3.5 hover:bg-surface2 wide:px-5 wide:py-4">
        <div className="min-w-0 flex-1">
          <Heading level={2}>
            <Button slot="trigger" className="rounded-small text-start after:absolute after:inset-0">
              {title}
            </Button>
          </Heading>
          {hint && <p className="text-14 text-text2">{hint}</p>}
        </div>
        <span className="flip inline-flex print:hidden">
          <Icon of={ChevronRight} className="transition-transform group-data-expanded:rotate-90" />
        </span>
      </div>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Disclosure>
  )
}
