import { listWindow, windowQuestion } from '../../../kit/lists/list-window.ts'
import type { CountryFilters } from './queries.ts'
import type { CountriesSearch } from './search.ts'

export const windowOf = (search: CountriesSearch) => listWindow(search, ['name', 'code'], 'name')

export const listQuestion = (search: CountriesSearch): CountryFilters => ({
  ...(search.search !== undefined && { search: search.search }),
  ...windowQuestion(windowOf(search)),
})
