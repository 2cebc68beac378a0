import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classes } from './classes.ts'

interface IconProps {
  of: IconNode
  size?: 'small' | 'normal' | 'large'
  /** Mirrored in right-to-left languages, as arrows and chevrons need. */
  isMirrored?: boolean
  className?: string
}

const sizes = { small: 'size-4', normal: 'size-5', large: 'size-6' }

/** Hidden from screen readers, since it is beside a text or inside a named control. */
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
