import type { SchoolChoiceField } from 'contract/places/school-fields'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { fold } from 'contract/platform/shapes'
import { oncePerCorrections, withReleasedTexts } from '../../platform/catalogue/current-corrections.ts'
import { isDay, type SheetCell } from '../spreadsheets/cell.ts'
import { dayFrom } from '../spreadsheets/days.ts'
import { wholeNumber } from '../spreadsheets/numbers.ts'
import { type Coded, listTexts } from '../spreadsheets/texts.ts'
import type { Faults } from './draft.ts'
import { knownMeanings } from './known-meanings.ts'

/** The text of a cell; a number in a text column (a phone, a name) is taken as it is written. */
export const textFrom = (cell: SheetCell): string | undefined => {
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' && Number.isSafeInteger(cell) ? String(cell) : undefined
}

const codesOf = (field: Coded): Map<string, string> =>
  knownMeanings(() =>
    languageCodes.flatMap((language) =>
      Object.entries(listTexts(language)[field]).flatMap(([code, word]) => [
        [fold(code), code] as const,
        [fold(word), code] as const,
      ]),
    ),
  )

/** Made when the first file is read. */
const codesNow = oncePerCorrections(() => new Map<Coded, Map<string, string>>())

/** The API's code for a label in any language; the label itself when it has none. */
export const codeFrom = (field: Coded, cell: SheetCell): string | undefined => {
  const text = textFrom(cell)
  const coded = codesNow()
  const codes = coded.get(field) ?? codesOf(field)
  coded.set(field, codes)
  return text === undefined ? undefined : (codes.get(fold(text)) ?? text.trim())
}

const hiddenCountTexts = () => languageCodes.map((language) => fold(listTexts(language).few))
const few = oncePerCorrections(() => new Set([...hiddenCountTexts(), ...withReleasedTexts(hiddenCountTexts)]))

/** The text of lists for a hidden count: the count stays unchanged. */
export const isFewShown = (cell: SheetCell): boolean =>
  typeof cell === 'string' && few().has(fold(cell.trim()))

/** Several values in one cell, separated by semicolons, bars, commas or lines. */
export const listFrom = (cell: SheetCell, between: RegExp): string[] | undefined =>
  textFrom(cell)
    ?.split(between)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const names: Record<string, string[]> = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    languageCodes.map((language) =>
      fold(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code),
    ),
  ]),
)

/** By its code or its name in any language. */
export const languageFrom = (cell: SheetCell): string | undefined => {
  const text = textFrom(cell)
  if (text === undefined) return undefined
  return languageCodes.find((code) => code === fold(text) || names[code]?.includes(fold(text))) ?? text.trim()
}

const ambiguousDay =
  'Write the day as 2026-03-31; 31-03-2026 is taken too, but not where the month cannot be told from the day'
const ambiguousNumber = 'Write a whole number in digits alone, such as 1200'

/** Puts a number into `values`, or adds a fault. */
export const takeNumber = (
  values: Record<string, unknown>,
  faults: Faults,
  field: string,
  cell: SheetCell,
  language: Language | null,
): void => {
  const number = wholeNumber(cell, language)
  if (number === undefined) faults.add(field, 'validation_error', ambiguousNumber)
  else values[field] = number
}

export const takeDay = (
  values: Record<string, unknown>,
  faults: Faults,
  field: string,
  cell: SheetCell,
): void => {
  const day = dayFrom(cell)
  if (day === undefined) faults.add(field, 'validation_error', ambiguousDay)
  else values[field] = day
}

/** Puts a text into `values`; a day or a truth value is a fault. */
export const takeText = (
  values: Record<string, unknown>,
  faults: Faults,
  field: string,
  cell: SheetCell,
  read: (cell: SheetCell) => string | undefined = textFrom,
): void => {
  const text = read(cell)
  if (text === undefined) faults.add(field, 'validation_error')
  else values[field] = text
}

/** Puts the codes of a cell with several values into `values`. */
export const takeCodes = (
  values: Record<string, unknown>,
  faults: Faults,
  field: SchoolChoiceField,
  cell: SheetCell,
): void => {
  const items = listFrom(cell, /[;,|\n]/)
  if (items === undefined) faults.add(field, 'validation_error')
  else values[field] = items.map((word) => codeFrom(field, word))
}

/** As shown to the sender of a refused row. */
export const shownCell = (cell: SheetCell): string | number | boolean | null =>
  isDay(cell) ? cell.day : cell
