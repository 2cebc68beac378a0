/** Columns of an instrument to fill in, in order. `mark` is hidden: it identifies the row in any language. */
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

/** Of an edition with statements: they are next to each stage, and the two numbers of Reach. */
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

/** Of the sheet of duties. */
export const dutyColumns = ['mark', 'indicator_code', 'duty_text', 'kept', 'plan'] as const

export type FillColumn =
  | (typeof fillColumns)[number]
  | (typeof tickColumns)[number]
  | (typeof dutyColumns)[number]

export const trueColumns = ['true_1', 'true_2', 'true_3'] as const

/** Columns to fill in; the others are for reading. */
export const filled = [
  ...trueColumns,
  'reached',
  'of',
  'option',
  'na_reason',
  'note',
] as const satisfies readonly FillColumn[]

export const filledDuty = ['kept', 'plan'] as const satisfies readonly FillColumn[]
