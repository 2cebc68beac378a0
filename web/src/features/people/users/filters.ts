import { listWindow, windowQuestion } from '../../../kit/lists/list-window.ts'
import type { UserFilters } from './queries.ts'
import type { UsersSearch } from './search.ts'

const sortable = ['full_name', 'role', 'last_login']

export const windowOf = (search: UsersSearch) => listWindow(search, sortable, 'full_name')

export const listQuestion = (search: UsersSearch): UserFilters => ({
  ...(search.search !== undefined && { search: search.search }),
  ...(search.role !== undefined && { role: String(search.role) }),
  ...(search.country !== undefined && { country__name: search.country }),
  ...windowQuestion(windowOf(search)),
})

/** The number of filters, without the search. */
export const filtersSet = ({ role, country }: UsersSearch): number =>
  [role, country].filter((value) => value !== undefined).length
