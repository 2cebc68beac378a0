import { given, numberFrom, textFrom } from '../../app/lists/from-address.ts'
import type { WindowSearch } from '../../app/lists/list-window.ts'

/** The filters of the list as they stand in the address. */
export type RegionsSearch = WindowSearch & { search?: string | undefined; country?: string | undefined }

export const regionsSearch = (address: Record<string, unknown>): RegionsSearch =>
  given({
    page: numberFrom(address.page),
    page_size: numberFrom(address.page_size),
    search: textFrom(address.search),
    country: textFrom(address.country),
    order: textFrom(address.order),
    columns: textFrom(address.columns),
  })
