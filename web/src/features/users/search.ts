import { type Role, roles } from 'contract/permissions'
import { given, numberFrom, textFrom } from '../../app/lists/from-address.ts'
import type { WindowSearch } from '../../app/lists/list-window.ts'

/** The filters of the list as they stand in the address. */
export type UsersSearch = WindowSearch & {
  search?: string | undefined
  role?: Role | undefined
  country?: string | undefined
}

export const usersSearch = (address: Record<string, unknown>): UsersSearch =>
  given({
    page: numberFrom(address.page),
    page_size: numberFrom(address.page_size),
    search: textFrom(address.search),
    role: roles.find((role) => String(role) === String(address.role)),
    country: textFrom(address.country),
    order: textFrom(address.order),
    columns: textFrom(address.columns),
  })
