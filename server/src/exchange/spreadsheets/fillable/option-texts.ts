import { type OptionCode, optionCodes } from 'contract/instrument/instruments'
import { fold } from 'contract/platform/shapes'

/** The letter first, since it is the same in every language. */
export const optionTexts = ({ code, label }: { code: OptionCode; label: string }): string =>
  `${code} · ${label}`

const lettered = /^(?<code>[a-z]{1,2})\s*(?:$|[·.:;,()/–—-])/iu

/**
 * The option of a cell: by its letter, with or without its label, or by its label in any language. `labels` are those
 * of the options that fit the indicator. Undefined without a match.
 */
export const optionNamed = (
  text: string,
  labels: { code: OptionCode; labels: string[] }[],
): OptionCode | undefined => {
  const trimmed = text.trim()
  const letter = lettered.exec(trimmed)?.groups?.code?.toUpperCase()
  const byEmail = optionCodes.find((code) => code === letter)
  if (byEmail) return byEmail
  if (/^n\s*\/\s*a$/i.test(trimmed)) return 'NA'
  return labels.find((option) => option.labels.some((label) => fold(label) === fold(trimmed)))?.code
}
