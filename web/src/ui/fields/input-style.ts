/** React Aria sets data-invalid and data-disabled. */
export const inputStyle =
  'min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 text-16 text-text ' +
  'data-invalid:border-danger-solid data-invalid:ring-1 data-invalid:ring-danger-solid ' +
  'data-disabled:cursor-not-allowed data-disabled:border-border data-disabled:bg-surface2 data-disabled:text-text3'

/** An input with a button or an icon; the focus ring surrounds both. */
export const inputGroupStyle =
  'flex min-h-11 w-full items-center rounded-control border border-control bg-surface text-text ' +
  'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ' +
  'data-invalid:border-danger-solid data-invalid:ring-1 data-invalid:ring-danger-solid ' +
  'data-disabled:border-border data-disabled:bg-surface2'

export const groupedInputStyle =
  'min-h-10.5 w-full min-w-0 flex-1 bg-transparent px-3 text-16 outline-none data-disabled:text-text3'
