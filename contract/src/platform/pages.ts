/**
 * The addresses of the application's pages (specification §2, and ours), with `$name` for an id. The web's router
 * uses the list, and so does the server, which answers 404 for all others.
 */
export const pages = {
  start: '/',
  home: '/home',
  schools: '/schools',
  school: '/schools/$id',
  schoolResults: '/schools/results/$id',
  evaluations: '/evaluations',
  evaluation: '/evaluations/detail/$id/instrument/$instrumentId',
  scores: '/evaluations/$id/scores',
  actionPlan: '/evaluations/$id/action-plan',
  overdue: '/action-plans',
  plan: '/action-plans/$id',
  instruments: '/instruments',
  translations: '/translations',
  editions: '/editions',
  editionDraft: '/editions/$id',
  editionPreview: '/editions/$id/preview',
  instrument: '/instruments/detail/$id',
  statistics: '/statistics',
  reports: '/reports',
  countryReports: '/reports/country/$id',
  regionReports: '/reports/region/$id',
  suggestions: '/suggestions',
  countries: '/countries',
  regions: '/regions',
  audit: '/audit',
  operation: '/operation',
  integrations: '/integrations',
  users: '/users',
  roles: '/roles',
  vacancies: '/vacancies',
  notifications: '/notifications',
  profile: '/profile',
  login: '/login',
  register: '/register',
  forgotten: '/forgotpassword',
  recover: '/account/recover',
  confirmEmail: '/account/confirm-email',
  provider: '/account/provider',
  setup: '/setup',
  tutorial: '/tutorial',
  practice: '/tutorial/practice',
  cases: '/cases',
  case: '/cases/$number',
  privacy: '/privacy',
  accessibility: '/accessibility',
  missing: '/error-404',
} as const

const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`)

/** Whether a path, without its query, is that of a page. */
export const pageFinder = (): ((path: string) => boolean) => {
  const patterns = Object.values(pages).map(patternOf)
  return (path) => patterns.some((pattern) => pattern.test(path))
}
