import { hintsAsked, isList } from 'contract/instrument/translations'
import { Problem, type ProblemCode, problems } from 'contract/platform/problems'
import { longest } from '../../../../instrument/lengths.ts'

/** What the instrument's rows hold: a text, or hints as a list. */
export type Words = string | string[]

export const limitOf = (field: string): number => longest[field] ?? 300

/** As people write it: hints one a line. */
export const textOfWords = (words: Words | null): string | null =>
  words === null ? null : typeof words === 'string' ? words : words.join('\n')

export const wordsOfText = (field: string, text: string): Words => {
  if (!isList(field)) return text.replaceAll(/\s+/g, ' ').trim()
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** What is wrong with the words of a field, if anything. */
export const faultOf = (field: string, words: Words): ProblemCode | null => {
  const lines = typeof words === 'string' ? [words] : words
  if (isList(field) && (lines.length < hintsAsked.fewest || lines.length > hintsAsked.most))
    return 'validation_error'
  return lines.some((line) => [...line].length > limitOf(field)) ? 'max_length' : null
}

/** The words that a text means, or the refusal at the text. */
export const assertTexts = (field: string, text: string): Words => {
  const words = wordsOfText(field, text)
  const code = faultOf(field, words)
  if (code === null) return words
  const reason = isList(field) ? 'Two or three hints, one a line, each within the limit.' : undefined
  throw new Problem(code, {
    errors: { text: [{ message: problems[code][1], code }] },
    ...(reason !== undefined && { reason }),
  })
}
