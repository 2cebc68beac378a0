import { listWindow } from '../../../kit/lists/list-window.ts'
import type { SuggestionFilters } from './queries.ts'
import type { SuggestionsSearch } from './search.ts'

/** The library has one order: by outcome and stage. */
export const windowOf = (search: SuggestionsSearch) => listWindow(search, ['outcome'], 'outcome')

/** `country`: whose own suggestions are listed where the address names none. */
export const listQuestion = (search: SuggestionsSearch, country: number | undefined): SuggestionFilters => {
  const { page, pageSize } = windowOf(search)
  const place = search.country ?? country
  return {
    page: String(page),
    page_size: String(pageSize),
    ...(search.search !== undefined && { search: search.search }),
    ...(place !== undefined && { country: String(place) }),
    ...(search.outcome === undefined
      ? search.domain !== undefined && { domain: String(search.domain) }
      : { outcome: search.outcome }),
    ...(search.stage !== undefined && { stage: String(search.stage) }),
    ...(search.whose !== undefined && { whose: search.whose }),
  }
}

export const isFiltered = ({ search, country, domain, outcome, stage, whose }: SuggestionsSearch): boolean =>
  [search, country, domain, outcome, stage, whose].some((filter) => filter !== undefined)
