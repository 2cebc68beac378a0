import { redirect } from '@tanstack/react-router'
import { pageAfterLogin } from '../../features/access/login/page-after-login.ts'
import { type OwnFile, readMoreTexts, readOwnTexts } from '../../i18n/read-language.ts'
import { session } from '../../session/stored-session.ts'
import { actorOf } from '../../session/use-session.ts'
import { type RouteName, redirectFor, routeRules } from '../routes.ts'

/** Routes whose texts are loaded at the start. */
const first: readonly RouteName[] = ['home', 'login', 'missing']
/** Message files of single pages. */
const own: Partial<Record<RouteName, readonly OwnFile[]>> = {
  actionPlan: ['dates', 'plan'],
  audit: ['audit', 'fields', 'schools', 'transfer', 'users'],
  case: ['cases', 'ticking'],
  cases: ['cases'],
  countries: ['countries', 'transfer'],
  countryReports: ['regions', 'reports', 'figures', 'statistics'],
  editionDraft: ['editions', 'transfer', 'translations', 'word-changes'],
  editionPreview: ['duties', 'editions'],
  editions: ['editions'],
  evaluations: ['evaluation-list', 'transfer'],
  confirmEmail: ['recovery'],
  forgotten: ['recovery'],
  instrument: ['instruments'],
  instruments: ['instruments'],
  integrations: ['integrations'],
  operation: ['operation'],
  overdue: ['overdue', 'transfer'],
  plan: ['dates', 'plan'],
  profile: ['lock', 'passkeys', 'profile', 'sign-in', 'tokens', 'users'],
  provider: ['recovery'],
  recover: ['recovery'],
  regionReports: ['regions', 'reports', 'figures', 'statistics'],
  regions: ['fields', 'regions', 'transfer'],
  register: ['recovery', 'register', 'setup'],
  reports: ['regions', 'reports', 'figures', 'statistics'],
  // Names of a school's type.
  school: ['school', 'schools'],
  roles: ['local-roles'],
  schoolResults: ['plan', 'results', 'figures'],
  scores: ['results', 'figures'],
  // Texts for yes and no in files.
  schools: ['fields', 'schools', 'transfer', 'users'],
  setup: ['setup'],
  statistics: ['schools', 'fields', 'figures', 'statistics', 'transfer'],
  suggestions: ['suggestions'],
  translations: ['fields', 'instruments', 'schools', 'transfer', 'translations', 'users'],
  users: ['fields', 'schools', 'transfer', 'users'],
  vacancies: ['vacancies'],
}

type Visit = { cause: string; location: { href: string } }

/**
 * Redirects to the login without a session (and back to the address afterwards), and to the evaluations where the
 * role may not open the page. After a logout the address is not stored, since the next person may be another.
 */
export const guard =
  (name: RouteName) =>
  async (visit?: Visit): Promise<void> => {
    const stored = session()
    const to = redirectFor(routeRules[name].access, stored && actorOf(stored))
    if (to === '/login' && visit?.cause === 'enter' && name !== 'home')
      throw redirect({ to, replace: true, state: { afterLogin: visit.location.href } })
    const wanted = to && name === 'login' ? pageAfterLogin() : null
    if (wanted) throw redirect({ href: wanted, replace: true })
    if (to === '/evaluations' && name !== 'login' && name !== 'home')
      throw redirect({ to, replace: true, state: { isNotOfRole: true } })
    if (to) throw redirect({ to, replace: true })
    if (!first.includes(name)) await Promise.all([readMoreTexts(), readOwnTexts(...(own[name] ?? []))])
  }
