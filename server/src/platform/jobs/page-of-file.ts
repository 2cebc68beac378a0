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

/** By the subject of the file. The page of an evaluation finds its instrument by itself, and its line in the query. */
const pagesOfSubjects: Readonly<Record<string, string>> = {
  evaluation: pages.evaluation.replace('$instrumentId', '1'),
  action_plan: pages.overdue,
  school: pages.schoolResults,
  letter: pages.school,
  report: pages.reports,
  instrument: pages.instrument,
  edition_draft: pages.editionDraft,
  edition_texts: pages.editionDraft,
  statistics: pages.statistics,
  audit: pages.audit,
}

/** The page on which a file that was asked for can be asked for again; null of other work. */
export const pageOfFile = ({ subject, id, query }: Readonly<Record<string, unknown>>): string | null => {
  if (subject === 'list') return pagesOfLists[String(query).split('?')[0] ?? ''] ?? null
  const page = pagesOfSubjects[String(subject)]?.replace('$id', String(id)) ?? null
  return subject === 'evaluation' && typeof query === 'string' ? `${page}?${query}` : page
}
