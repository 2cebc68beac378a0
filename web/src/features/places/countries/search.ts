import { searchFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

export type CountriesSearch = WindowSearch & { search?: string | undefined }

export const countriesSearch = (address: Record<string, unknown>): CountriesSearch =>
  withoutEmpty({
    ...windowFrom(address),
    search: searchFrom(address.search),
  })
