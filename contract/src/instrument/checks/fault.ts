/** What can be wrong with a text, by its code; whoever shows it puts words of a language in their place. */
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

/** `count` is what there is, `fewest` and `most` what is asked; `text` the words that are meant. */
export type Fault = {
  code: FaultCode
  count?: number
  fewest?: number
  most?: number
  text?: string
  rather?: string
}

/** A fault and the keys that lead to its text. */
export type Found = { path: string[]; fault: Fault }
