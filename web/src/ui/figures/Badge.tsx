import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

export type BadgeTone = 'blue' | 'amber' | 'green' | 'grey' | 'red'

const tones: Record<BadgeTone, string> = {
  blue: 'border-open-bd bg-open-bg text-open',
  amber: 'border-review-bd bg-review-bg text-review',
  green: 'border-valid-bd bg-valid-bg text-valid',
  grey: 'border-closed-bd bg-closed-bg text-closed',
  red: 'border-danger-bd bg-danger-bg text-danger',
}

interface BadgeProps {
  tone: BadgeTone
  icon: IconNode
  children: ReactNode
}

/** Icon and text carry the meaning, since the colours are hard to distinguish. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-pill border ps-2 pe-2.5 text-13 font-strong tracking-[0.01em] wide:whitespace-nowrap ${tones[tone]}`}
    >
      <Icon of={icon} size="small" />
      {children}
    </span>
  )
}
