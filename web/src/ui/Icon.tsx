import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classes } from './classes.ts'

interface IconProps {
  of: IconNode
  size?: 'small' | 'normal' | 'large'
  /** Arrows and chevrons turn with the direction of reading. */
  isMirrored?: boolean
  className?: string
}

const sizes = { small: 'size-4', normal: 'size-5', large: 'size-6' }

/** Always beside a word or inside a control that has a name, so it is hidden from screen readers. */
export function Icon({ of: lines, size = 'normal', isMirrored = false, className }: IconProps) {
  const drawing = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: size === 'small' ? 2 : 1.75,
    className: classes('shrink-0', sizes[size], isMirrored && 'flip', className),
    'aria-hidden': true,
  } as const
  return createElement('svg', drawing, ...lines.map(([tag, attributes]) => createElement(tag, attributes)))
}
