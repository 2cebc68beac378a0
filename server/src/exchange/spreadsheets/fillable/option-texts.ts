import { type OptionCode, optionCodes } from 'contract/instrument/instruments'
import { fold } from 'contract/platform/shapes'

/** An option as the drop-down offers it: the letter first, for it is the same in every language. */
export const optionTexts = ({ code, label }: { code: OptionCode; label: string }): string =>
  `${code} · ${label}`

const lettered = /^(?<code>[a-z]{1,2})\s*(?:$|[·.:;,()/–—-])/iu

/**
 * The option that a cell names: by its letter, alone or before its words, or by its words in any language. `labels` are
 * those of the options that fit the indicator. Undefined when it names none.
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
