import type { Language } from 'contract/platform/shapes'
import { listWindow } from '../../../kit/lists/list-window.ts'
import type { TranslationQuestion } from './queries.ts'
import type { TranslationsSearch } from './search.ts'

/** The only order is that of the instrument. */
export const windowOf = (search: TranslationsSearch) => listWindow(search, [], 'place')

/** A reader of English most likely translates into another language. */
export const languageOf = ({ language }: TranslationsSearch, shown: Language): Language =>
  language ?? (shown === 'en' ? 'es' : shown)

export const listQuestion = (
  search: TranslationsSearch,
  language: Language,
  instrument: number,
): TranslationQuestion => {
  const { page, pageSize } = windowOf(search)
  return {
    language,
    instrument: String(instrument),
    ...(search.state !== undefined && { state: search.state }),
    ...(search.domain !== undefined && { domain: String(search.domain) }),
    ...(search.part !== undefined && search.part !== 'catalogue' && { part: search.part }),
    ...(search.search !== undefined && { search: search.search }),
    page: String(page),
    page_size: String(pageSize),
  }
}

export const isFiltered = ({ state, domain, part, search }: TranslationsSearch): boolean =>
  [state, domain, part, search].some((each) => each !== undefined)
