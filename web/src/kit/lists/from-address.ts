import { limits } from 'contract/platform/limits'
import { fieldsWhere } from 'contract/platform/typed'

/** An address typed by hand may have a number where words are searched for. */
export const textFrom = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined

/** The server asks for so many letters: an address with fewer shows the whole list. */
export const searchFrom = (value: unknown): string | undefined => {
  const text = textFrom(value)
  return text !== undefined && [...text.trim()].length >= limits.searchMinimum ? text : undefined
}

export const numberFrom = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined

export const oneFrom = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** Only what was given: what is not a filter we know is left out, so a mistyped address still shows the list. */
export const withoutEmpty = <Search extends object>(search: Search): Partial<Search> =>
  fieldsWhere(search, (_, value) => value !== undefined)
