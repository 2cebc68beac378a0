import { suggestionOwners } from 'contract/instrument/suggestions'
import { numberFrom, oneFrom, searchFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

/** `country` is an id. */
export type SuggestionsSearch = WindowSearch & {
  search?: string | undefined
  country?: number | undefined
  domain?: number | undefined
  outcome?: string | undefined
  stage?: number | undefined
  whose?: (typeof suggestionOwners)[number] | undefined
}

/** "4.1" comes out of an address as a number. */
const outcomeFrom = (value: unknown): string | undefined =>
  /^[1-7]\.[1-9]$/.test(String(value)) ? String(value) : undefined

const upTo = (highest: number, value: unknown): number | undefined => {
  const number = numberFrom(value)
  return number !== undefined && number <= highest ? number : undefined
}

export const suggestionsSearch = (address: Record<string, unknown>): SuggestionsSearch =>
  withoutEmpty({
    ...windowFrom(address),
    search: searchFrom(address.search),
    country: numberFrom(address.country),
    domain: upTo(7, address.domain),
    outcome: outcomeFrom(address.outcome),
    stage: upTo(3, address.stage),
    whose: oneFrom(suggestionOwners, address.whose),
  })
