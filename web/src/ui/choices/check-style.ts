export const checkBoxStyle =
  'grid size-6 shrink-0 place-items-center rounded-small border-2 border-control bg-surface text-on-primary ' +
  'group-data-selected:border-primary group-data-selected:bg-primary group-data-indeterminate:border-primary ' +
  'group-data-indeterminate:bg-primary group-data-invalid:border-danger-solid group-data-disabled:bg-surface2 ' +
  'group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus ' +
  'group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus'
