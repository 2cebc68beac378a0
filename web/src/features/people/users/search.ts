import { type Role, roles } from 'contract/access/roles'
import { searchFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

export type UsersSearch = WindowSearch & {
  search?: string | undefined
  role?: Role | undefined
  country?: string | undefined
}

export const usersSearch = (address: Record<string, unknown>): UsersSearch =>
  withoutEmpty({
    ...windowFrom(address),
    search: searchFrom(address.search),
    role: roles.find((role) => String(role) === String(address.role)),
    country: textFrom(address.country),
  })
