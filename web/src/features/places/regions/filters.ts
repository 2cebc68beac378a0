import { listWindow, windowQuestion } from '../../../kit/lists/list-window.ts'
import type { RegionFilters } from './queries.ts'
import type { RegionsSearch } from './search.ts'

export const windowOf = (search: RegionsSearch) => listWindow(search, ['name', 'country'], 'name')

export const listQuestion = (search: RegionsSearch): RegionFilters => ({
  ...(search.search !== undefined && { search: search.search }),
  ...(search.country !== undefined && { country__name: search.country }),
  ...windowQuestion(windowOf(search)),
})
