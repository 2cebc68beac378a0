import type { Language } from 'contract/platform/shapes'
import { windowOf } from '../filters.ts'
import type { TranslationsSearch } from '../search.ts'
import type { CatalogueQuestion } from './queries.ts'

export const catalogueQuestion = (search: TranslationsSearch, language: Language): CatalogueQuestion => {
  const { page, pageSize } = windowOf(search)
  return {
    language,
    ...(search.area !== undefined && { area: search.area }),
    ...(search.shows !== undefined && { state: search.shows }),
    ...(search.search !== undefined && { search: search.search }),
    page: String(page),
    page_size: String(pageSize),
  }
}
