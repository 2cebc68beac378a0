import { listWindow, windowQuestion } from '../../../kit/lists/list-window.ts'
import type { OverdueFilters } from './queries.ts'
import type { OverdueSearch } from './search.ts'

const sortable = ['deadline', 'school', 'accountable']

export const windowOf = (search: OverdueSearch) => listWindow(search, sortable, 'deadline')

export const listQuestion = (search: OverdueSearch): OverdueFilters => {
  const { search: sought, country, region, school, accountable, days } = search
  return {
    ...(sought !== undefined && { search: sought }),
    ...(country !== undefined && { country__name: country }),
    ...(region !== undefined && { region__name: region }),
    ...(school !== undefined && { school: String(school) }),
    ...(accountable !== undefined && { accountable }),
    ...(days === undefined ? { which: 'open' as const } : { days: String(days) }),
    ...windowQuestion(windowOf(search)),
  }
}

/** How many filters are set, without the searches, which are always visible. */
export const filtersSet = ({ country, region, school, days }: OverdueSearch): number =>
  [country, region, school, days].filter((value) => value !== undefined).length
