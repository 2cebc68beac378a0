import { listWindow, windowQuestion } from '../../../kit/lists/list-window.ts'
import type { SchoolFilters } from './queries.ts'
import type { SchoolsSearch } from './search.ts'

const sortable = ['name', 'region', 'country', 'students', 'updated_at']

export const windowOf = (search: SchoolsSearch) => listWindow(search, sortable, 'name')

export const listQuestion = (search: SchoolsSearch): SchoolFilters => ({
  ...(search.search !== undefined && { search: search.search }),
  ...(search.country !== undefined && { country__name: search.country }),
  ...(search.region !== undefined && { region__name: search.region }),
  ...windowQuestion(windowOf(search)),
})

/** The number of filters, without the search. */
export const filtersSet = ({ country, region }: SchoolsSearch): number =>
  [country, region].filter((value) => value !== undefined).length
