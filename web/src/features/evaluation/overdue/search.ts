import { numberFrom, searchFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

/**
 * The filters in the address; a school is named by its id. Without `days`, actions that are not late are listed too.
 */
export type OverdueSearch = WindowSearch & {
  search?: string | undefined
  country?: string | undefined
  region?: string | undefined
  school?: number | undefined
  accountable?: string | undefined
  days?: number | undefined
}

export const overdueSearch = (address: Record<string, unknown>): OverdueSearch =>
  withoutEmpty({
    ...windowFrom(address),
    search: searchFrom(address.search),
    country: textFrom(address.country),
    region: textFrom(address.region),
    school: numberFrom(address.school),
    accountable: searchFrom(address.accountable),
    days: numberFrom(address.days),
  })
