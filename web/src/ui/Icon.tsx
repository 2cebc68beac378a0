import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

interface IconProps {
  of: LucideIcon
  size?: 'small' | 'normal' | 'large'
  /** Arrows and chevrons turn with the direction of reading. */
  turns?: boolean
  className?: string
}

const sizes = { small: 'size-4', normal: 'size-5', large: 'size-6' }

/** Always beside a word or inside a control that has a name, so it is hidden from screen readers. */
export function Icon({ of: Drawing, size = 'normal', turns = false, className }: IconProps) {
  const look = classes('shrink-0', sizes[size], turns && 'flip', className)
  return <Drawing aria-hidden="true" className={look} strokeWidth={size === 'small' ? 2 : 1.75} />
}
