import { given, numberFrom, textFrom } from '../../app/lists/from-address.ts'
import type { WindowSearch } from '../../app/lists/list-window.ts'

/** The list as it stands in the address. */
export type CountriesSearch = WindowSearch & { search?: string | undefined }

export const countriesSearch = (address: Record<string, unknown>): CountriesSearch =>
  given({
    page: numberFrom(address.page),
    page_size: numberFrom(address.page_size),
    search: textFrom(address.search),
    order: textFrom(address.order),
    columns: textFrom(address.columns),
  })
