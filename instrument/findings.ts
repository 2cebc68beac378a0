import type { Fault, FaultCode, Found } from 'contract/instrument/checks/fault'
import type { Finding } from './shape.ts'

/** Faults as the command says them, with the file that they are in. */
export const findingsIn = (file: string, found: Found[]): Finding[] =>
  found.map(({ path, fault }) => ({ file, key: path.join(' > '), says: saysOf(fault) }))

const bounds = ({ fewest, most }: Fault): string =>
  most === undefined ? `at least ${fewest}` : `at most ${most}`
const characters = (fault: Fault): string => `has ${fault.count} characters, ${bounds(fault)}`
const tooMany = ({ count, most }: Fault): string => `has ${count} words, at most ${most}`

const descriptions: Record<FaultCode, (fault: Fault) => string> = {
  missing: () => 'is missing',
  too_long: characters,
  too_short: characters,
  letter_alone: () => 'is a letter alone',
  level_words: ({ count, fewest, most }) => `has ${count} words, ${fewest} to ${most} are asked`,
  sentence_words: ({ count, text }) => `has a sentence of ${count} words: ${text}`,
  statement_words: tooMany,
  easy_words: tooMany,
  grade: ({ count, most }) => `is of reading grade ${count}, at most ${most}`,
  avoid: ({ text, rather }) =>
    rather === undefined ? `says "${text}"` : `says "${text}" (rather: ${rather})`,
  repeats: ({ text, rather }) => `repeats a sentence of ${rather}: ${text}`,
  late_some: () => 'begins with "some" after the first stage',
  late: ({ text }) => `says "${text}", which belongs to the first stage`,
  early: ({ text }) => `says "${text}", which belongs to a later stage`,
  lines: ({ count, fewest, most }) => `has ${count} lines, ${fewest} to ${most} are asked`,
  as_many: ({ count, most }) => `has ${count} lines, the English ${most}`,
  one_sentence: () => 'must be one sentence',
  must_ask: () => 'must be a question',
  asks: () => 'is a question',
  full_stop: () => 'must end with a full stop',
  in_short: ({ text }) => `says "${text}" in short`,
  bracket: () => 'holds a bracket, a colon or a dash',
  link_missing: () => 'says nothing of the edition before',
  link_same: () => 'is the same, and its words are others',
  link_own: ({ text, rather }) => `is ${text}, and must come from ${rather} alone`,
  link_scale: ({ text }) => `is ${text} with another scale`,
  link_split: () => 'is split, and must come from one',
  link_merged: () => 'is merged, and must come from two or more',
  link_new: () => 'is new, and must come from none',
  link_unknown: ({ text }) => `comes from ${text}, which is not there`,
}

/** A fault in English words. */
export const saysOf = (fault: Fault): string => descriptions[fault.code](fault)
