import { listWindow } from '../../../kit/lists/list-window.ts'
import type { AuditFilters } from './queries.ts'
import type { AuditSearch } from './search.ts'

export const windowOf = (search: AuditSearch) => listWindow(search, [], '-at')

const named = ['deed', 'object_type', 'from', 'to'] as const
const numbered = ['actor', 'object_id'] as const

export const filtersSet = (search: AuditSearch): number =>
  [...named, ...numbered].filter((name) => search[name] !== undefined).length

export const listQuestion = (search: AuditSearch): AuditFilters => {
  const { page, pageSize } = windowOf(search)
  const question: AuditFilters = { page: String(page), page_size: String(pageSize) }
  for (const name of named) if (search[name] !== undefined) question[name] = search[name]
  for (const name of numbered) if (search[name] !== undefined) question[name] = String(search[name])
  return question
}
