/** Codes of faults in a text; their messages are translated where they are shown. */
export const faultCodes = [
  'missing',
  'too_long',
  'too_short',
  'letter_alone',
  'level_words',
  'sentence_words',
  'statement_words',
  'easy_words',
  'grade',
  'avoid',
  'repeats',
  'late_some',
  'late',
  'early',
  'lines',
  'as_many',
  'one_sentence',
  'must_ask',
  'asks',
  'full_stop',
  'in_short',
  'bracket',
  'link_missing',
  'link_same',
  'link_own',
  'link_scale',
  'link_split',
  'link_merged',
  'link_new',
  'link_unknown',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** `count` is the present number, `fewest` and `most` the limits; `text` the words concerned. */
export type Fault = {
  code: FaultCode
  count?: number
  fewest?: number
  most?: number
  text?: string
  rather?: string
}

/** A fault with the keys of its text. */
export type Found = { path: string[]; fault: Fault }
