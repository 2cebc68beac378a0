/**
 * The columns of an instrument to be filled in away from the screen, in their order. `mark` is hidden: it says of each
 * row what it stands for, whatever the language of the words beside it.
 */
export const fillColumns = [
  'mark',
  'indicator_code',
  'indicator_text',
  'stage_1',
  'stage_2',
  'stage_3',
  'option',
  'na_reason',
  'note',
] as const
export type FillColumn = (typeof fillColumns)[number]

/** The columns that people write into; the others only help to read. */
export const filled = ['option', 'na_reason', 'note'] as const satisfies readonly FillColumn[]
