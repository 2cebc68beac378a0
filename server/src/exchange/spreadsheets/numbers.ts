import { languageBy } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import type { SheetCell } from './cell.ts'

/** The separator of thousands: Spanish has the comma in Peru, the point in Argentina. */
const thousandsIn = (language: Language): string =>
  language === 'es'
    ? '.,'
    : (new Intl.NumberFormat(languageBy(language).locale)
        .formatToParts(1_234_567)
        .find(({ type }) => type === 'group')?.value ?? '')

/** Digits of Hindi as ASCII. */
const westernDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

/** Thousands never begin with a zero: "0.200" is a fifth in every language. */
const spaced = /^(?!0)\d{1,3}([ \u00a0\u202f'’]\d{3})+$/
const grouped = /^(?!0)\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/
const indian = /^(?!0)\d{1,2}(,\d{2})+,\d{3}$/
const groupedOnce = /^(?!0)\d{1,3}([.,])\d{3}$/
const withNothingAfterPoint = /^(\d+)[.,]0{1,2}$/

/**
 * A whole number as people write it, or undefined. "1.200" is twelve hundred in Spanish and one and a fifth in
 * English: it is refused unless the headings determine the language.
 */
export const wholeNumber = (cell: SheetCell, language: Language | null): number | undefined => {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : undefined
  if (typeof cell !== 'string') return undefined
  const text = westernDigits(cell.trim())
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const once = groupedOnce.exec(text)
  if (once && (language === null || !thousandsIn(language).includes(once[1] ?? ''))) return undefined
  if (once || spaced.test(text) || grouped.test(text) || indian.test(text))
    return Number(text.replace(/\D/g, ''))
  const zeros = withNothingAfterPoint.exec(text)
  return zeros ? Number(zeros[1]) : undefined
}
