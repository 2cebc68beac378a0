/** A checked one has a thick border; its colour comes from the user of the style. */
export const radioDotStyle =
  'size-5 shrink-0 rounded-pill border-2 border-control bg-surface group-data-selected:border-6 ' +
  'group-disabled:bg-surface2 group-focus-visible:outline-3 group-focus-visible:outline-offset-2 ' +
  'group-focus-visible:outline-focus group-has-focus-visible:outline-3 ' +
  'group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus'

export const radioLabelStyle =
  'group relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus'
