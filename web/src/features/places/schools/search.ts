import { searchFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

export type SchoolsSearch = WindowSearch & {
  search?: string | undefined
  country?: string | undefined
  region?: string | undefined
}

export const schoolsSearch = (address: Record<string, unknown>): SchoolsSearch =>
  withoutEmpty({
    ...windowFrom(address),
    search: searchFrom(address.search),
    country: textFrom(address.country),
    region: textFrom(address.region),
  })
