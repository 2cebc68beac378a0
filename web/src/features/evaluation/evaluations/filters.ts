import type { LineStatus } from 'contract/evaluation/lines'
import { listWindow, windowQuestion } from '../../../kit/lists/list-window.ts'
import type { EvaluationFilters } from './queries.ts'
import type { EvaluationsSearch } from './search.ts'

const sortable = ['school', 'year', 'status', 'updated_at']

export const windowOf = (search: EvaluationsSearch) => listWindow(search, sortable, '-updated_at')

const placesAndLines = (
  { search, country, region, year, type, mine }: EvaluationsSearch,
  me: number,
): EvaluationFilters => ({
  ...(search !== undefined && { search }),
  ...(country !== undefined && { country__name: country }),
  ...(region !== undefined && { region__name: region }),
  ...(year !== undefined && { year: String(year) }),
  ...(type !== undefined && { evaluation_line__evaluation_type: type }),
  ...(mine && { reviewer: String(me) }),
})

export const listQuestion = (search: EvaluationsSearch, me: number): EvaluationFilters => ({
  ...placesAndLines(search, me),
  ...(search.status !== undefined && { status: search.status }),
  ...windowQuestion(windowOf(search)),
})

/** Only the count of the answer is used. */
export const countQuestion = (
  search: EvaluationsSearch,
  me: number,
  status?: LineStatus,
): EvaluationFilters => ({
  ...placesAndLines(search, me),
  ...(status !== undefined && { status }),
  page_size: '1',
})

/** How many filters are set, without search and status, which are always visible. */
export const filtersSet = ({ country, region, year, type, mine }: EvaluationsSearch): number =>
  [country, region, year, type, mine].filter((value) => value !== undefined).length
