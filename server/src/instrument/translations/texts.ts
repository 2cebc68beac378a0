import { longest } from 'contract/instrument/checks/lengths'
import {
  hintCounts,
  isList,
  isStatements,
  type TranslatedValue,
  valueOfText,
} from 'contract/instrument/translations'
import { limits } from 'contract/platform/limits'
import { Problem, type ProblemCode, problems } from 'contract/platform/problems'

/** Most characters: of a suggestion as in the library, of a scene some hundred words. */
const ofNoEdition: Readonly<Record<string, number>> = {
  suggestion: limits.text,
  title: 80,
  scene: limits.text,
  why: limits.text,
}
export const limitOf = (field: string): number => ofNoEdition[field] ?? longest[field] ?? 300

/** The first fault of a text; statements must be as many as in English. */
export const faultOf = (
  field: string,
  value: TranslatedValue,
  source: TranslatedValue,
): ProblemCode | null => {
  const lines = typeof value === 'string' ? [value] : value
  if (isList(field) && (lines.length < hintCounts.fewest || lines.length > hintCounts.most))
    return 'validation_error'
  if (isStatements(field) && lines.length !== source.length) return 'validation_error'
  return lines.some((line) => [...line].length > limitOf(field)) ? 'max_length' : null
}

const reasonOf = (field: string): string | undefined => {
  if (isStatements(field)) return 'As many statements as in English, one a line, each within the limit.'
  return isList(field) ? 'Two or three hints, one a line, each within the limit.' : undefined
}

/** Parses a text, or throws a problem at its field. */
export const assertTexts = (field: string, text: string, source: TranslatedValue): TranslatedValue => {
  const value = valueOfText(field, text)
  const code = faultOf(field, value, source)
  if (code === null) return value
  const reason = reasonOf(field)
  throw new Problem(code, {
    errors: { text: [{ message: problems[code][1], code }] },
    ...(reason !== undefined && { reason }),
  })
}
