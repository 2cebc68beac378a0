import { limits } from 'contract/platform/limits'
import { fieldsWhere } from 'contract/platform/typed'

/** The router parses a search for digits as a number. */
export const textFrom = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined

/** The server requires a minimum length; a shorter search shows the whole list. */
export const searchFrom = (value: unknown): string | undefined => {
  const text = textFrom(value)
  return text !== undefined && [...text.trim()].length >= limits.searchMinimum ? text : undefined
}

export const numberFrom = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined

export const oneFrom = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

/** Drops unset filters, so that they are not in the address. */
export const withoutEmpty = <Search extends object>(search: Search): Partial<Search> =>
  fieldsWhere(search, (_, value) => value !== undefined)
