/** The circle of a radio; a chosen one has a thick edge. The colour of the edge comes from the one who uses it. */
export const radioDotStyle =
  'size-5 shrink-0 rounded-pill border-2 border-control bg-surface group-data-selected:border-6 ' +
  'group-data-disabled:bg-surface2 group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 ' +
  'group-data-focus-visible:outline-focus'
