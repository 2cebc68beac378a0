/** A box with a raised choice, or text with a line under the chosen one. */
export type SegmentVariant = 'box' | 'line'

const styles: Record<SegmentVariant, { row: string; piece: string }> = {
  box: {
    row: 'inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[10px] border border-border bg-surface2 p-0.5',
    piece:
      'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-[7px] px-3.5 text-15 max-phone:px-1.75 max-phone:text-14 ' +
      'font-medium text-text2 no-underline cursor-pointer hover:text-text -outline-offset-3! ' +
      'aria-pressed:bg-surface aria-pressed:text-text aria-pressed:ring-1 aria-pressed:ring-control aria-pressed:ring-inset ' +
      'aria-selected:bg-surface aria-selected:text-text aria-selected:ring-1 aria-selected:ring-control aria-selected:ring-inset ' +
      'aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:ring-1 aria-[current=page]:ring-control aria-[current=page]:ring-inset',
  },
  line: {
    row: 'flex gap-1 overflow-x-auto border-b border-border px-3',
    piece:
      'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 whitespace-nowrap border-b-3 border-transparent px-2.5 text-15 font-medium ' +
      'text-text2 no-underline cursor-pointer hover:text-text -outline-offset-3! ' +
      'aria-pressed:border-primary aria-pressed:text-text aria-selected:border-primary aria-selected:text-text ' +
      'aria-[current=page]:border-primary aria-[current=page]:text-text',
  },
}

export function segmentStyle(variant: SegmentVariant): { row: string; piece: string } {
  return styles[variant]
}

/** Scrolls a focused segment fully into view, which browsers do not do. */
export const showWhole = (piece: Element): void => {
  const row = piece.parentElement?.getBoundingClientRect()
  if (!row) return
  const { left, right } = piece.getBoundingClientRect()
  piece.parentElement?.scrollBy(Math.max(0, right - row.right) + Math.min(0, left - row.left), 0)
}

export const segmentCountStyle = 'rounded-pill bg-surface2 px-1.75 text-13 tabular-nums text-text2'
