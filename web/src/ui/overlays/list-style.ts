export const popoverStyle =
  'min-w-(--trigger-width) max-w-[min(28rem,calc(100vw-1.5rem))] overflow-auto rounded-card border border-border ' +
  'bg-surface p-1 shadow-e2 animate-appear outline-none'

export const actionStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-15 text-text no-underline ' +
  'outline-none data-focused:bg-surface2 data-disabled:text-text3 data-disabled:cursor-not-allowed ' +
  'data-focus-visible:outline-3 data-focus-visible:outline-solid data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus'

export const optionStyle = `${actionStyle} data-selected:bg-primary-soft data-selected:font-strong data-selected:text-primary-soft-text`
