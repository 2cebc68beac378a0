import { pages } from 'contract/platform/pages'

/** The page of a list by the call that shows it. */
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

/** Where a list stands, of which a file is made. */
export const pageOfList = (path: string): string => pagesOfLists[path] ?? pages.start
