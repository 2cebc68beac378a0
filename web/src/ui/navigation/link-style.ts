export type LinkVariant = 'text' | 'strong' | 'title' | 'muted' | 'danger' | 'aside'

const styles: Record<LinkVariant, string> = {
  text: 'text-link underline hover:decoration-2',
  strong:
    'inline-flex min-h-11 min-w-11 items-center text-14 font-strong text-link underline hover:decoration-2',
  title: 'hit inline-flex min-h-7 items-center font-strong text-text no-underline hover:underline',
  muted: 'hit inline-flex min-h-8 items-center text-text2 underline hover:text-text',
  aside: 'hit z-1 text-14 text-link underline hover:decoration-2',
  danger: 'hit inline-flex min-h-9 items-center font-strong text-danger underline hover:decoration-2',
}

/** `text` within a sentence, `strong` at the end of a heading row, `title` for the name of a row. */
export function linkStyle(variant: LinkVariant): string {
  return `rounded-small ${styles[variant]}`
}
