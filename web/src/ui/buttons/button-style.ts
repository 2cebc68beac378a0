import { classes } from '../classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'

export interface ButtonVariant {
  kind?: ButtonKind
  /** Compact buttons are 36 px high, but only for a mouse. */
  size?: 'comfortable' | 'compact'
  isWide?: boolean
}

const base =
  'items-center justify-center gap-2 rounded-control border font-medium text-15 text-center no-underline ' +
  'transition-colors cursor-pointer print:hidden phone:whitespace-nowrap data-disabled:cursor-not-allowed'

const off = 'data-disabled:border-border data-disabled:bg-surface2 data-disabled:text-text3'
const offQuiet = 'data-disabled:bg-transparent data-disabled:text-text3 data-disabled:opacity-70'

const kinds: Record<ButtonKind, string> = {
  primary: 'border-primary bg-primary text-on-primary hover:bg-primary-hover ' + off,
  secondary: 'border-control bg-surface text-text hover:bg-surface2 ' + off,
  quiet: 'border-transparent bg-transparent text-text2 hover:bg-surface2 hover:text-text ' + offQuiet,
  danger: 'border-danger-solid bg-danger-solid text-surface hover:border-text ' + off,
  'quiet-danger': 'border-control bg-surface text-danger hover:bg-danger-bg ' + off,
}

export function buttonStyle({
  kind = 'secondary',
  size = 'comfortable',
  isWide = false,
}: ButtonVariant): string {
  const width = isWide ? 'flex w-full' : 'inline-flex'
  return classes(
    base,
    width,
    'min-h-11 px-4 py-1',
    size === 'compact' && 'fine:min-h-9 fine:px-3',
    kinds[kind],
  )
}

export function iconButtonStyle(kind: ButtonKind = 'quiet'): string {
  return classes(base, 'relative inline-flex size-11 shrink-0', kinds[kind])
}
