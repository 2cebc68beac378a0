import { searchFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

export type RegionsSearch = WindowSearch & { search?: string | undefined; country?: string | undefined }

export const regionsSearch = (address: Record<string, unknown>): RegionsSearch =>
  withoutEmpty({
    ...windowFrom(address),
    search: searchFrom(address.search),
    country: textFrom(address.country),
  })
