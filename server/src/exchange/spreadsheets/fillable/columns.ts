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

/** Those of an edition with statements: what is true stands beside each stage, and the two numbers of Reach. */
export const tickColumns = [
  'mark',
  'indicator_code',
  'indicator_text',
  'stage_1',
  'true_1',
  'stage_2',
  'true_2',
  'stage_3',
  'true_3',
  'reached',
  'of',
  'option',
  'na_reason',
  'note',
] as const

/** Those of the sheet of duties. */
export const dutyColumns = ['mark', 'indicator_code', 'duty_text', 'kept', 'plan'] as const

export type FillColumn =
  | (typeof fillColumns)[number]
  | (typeof tickColumns)[number]
  | (typeof dutyColumns)[number]

export const trueColumns = ['true_1', 'true_2', 'true_3'] as const

/** The columns that people write into; the others only help to read. */
export const filled = [
  ...trueColumns,
  'reached',
  'of',
  'option',
  'na_reason',
  'note',
] as const satisfies readonly FillColumn[]

export const filledDuty = ['kept', 'plan'] as const satisfies readonly FillColumn[]
