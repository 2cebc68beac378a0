import { pages } from 'contract/platform/pages'

/** The page of a list, by its call. */
const pagesOfLists: Readonly<Record<string, string>> = {
  '/api/school/': pages.schools,
  '/api/user_information/': pages.users,
  '/api/evaluation/': pages.evaluations,
  '/api/action/overdue/': pages.overdue,
  '/api/region/': pages.regions,
  '/api/country/': pages.countries,
  '/api/translation/': pages.translations,
  '/api/catalogue/': `${pages.translations}?part=catalogue`,
}

/** The page on which a list is shown. */
export const pageOfList = (path: string): string => pagesOfLists[path] ?? pages.start
