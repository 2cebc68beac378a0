import { catalogueAreas, catalogueFilters } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import { oneFrom } from '../../../../kit/lists/from-address.ts'
import { windowOf } from '../filters.ts'
import type { TranslationsSearch } from '../search.ts'
import type { CatalogueQuestion } from './queries.ts'

export const areaOf = ({ area }: TranslationsSearch) => oneFrom(catalogueAreas, area)
export const stateOf = ({ shows }: TranslationsSearch) => oneFrom(catalogueFilters, shows)

export const catalogueQuestion = (search: TranslationsSearch, language: Language): CatalogueQuestion => {
  const { page, pageSize } = windowOf(search)
  const [area, state] = [areaOf(search), stateOf(search)]
  return {
    language,
    ...(area !== undefined && { area }),
    ...(state !== undefined && { state }),
    ...(search.search !== undefined && { search: search.search }),
    page: String(page),
    page_size: String(pageSize),
  }
}
