import { mayEver, type Verb } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { pages } from 'contract/platform/pages'

/** Everybody, people without a session, people with one, or people with this permission. */
type Access = 'public' | 'logged out' | 'signed in' | Verb

type RouteRule = { path: string; layout: 'content' | 'blank'; access: Access }

/** The routes of the specification's §2 with their layout and access. */
export const routeRules = {
  home: { path: pages.home, layout: 'content', access: 'signed in' },
  schools: { path: pages.schools, layout: 'content', access: 'signed in' },
  schoolResults: { path: pages.schoolResults, layout: 'content', access: 'signed in' },
  evaluations: { path: pages.evaluations, layout: 'content', access: 'signed in' },
  evaluation: {
    path: pages.evaluation,
    layout: 'blank',
    access: 'signed in',
  },
  scores: { path: pages.scores, layout: 'blank', access: 'scores.page' },
  plan: { path: pages.plan, layout: 'blank', access: 'plan.read' },
  actionPlan: { path: pages.actionPlan, layout: 'blank', access: 'plan.page' },
  instruments: { path: pages.instruments, layout: 'content', access: 'instrument.page' },
  translations: { path: pages.translations, layout: 'content', access: 'translation.list' },
  editions: { path: pages.editions, layout: 'content', access: 'edition.list' },
  editionDraft: { path: pages.editionDraft, layout: 'content', access: 'edition.list' },
  editionPreview: { path: pages.editionPreview, layout: 'blank', access: 'edition.list' },
  instrument: { path: pages.instrument, layout: 'blank', access: 'instrument.page' },
  statistics: { path: pages.statistics, layout: 'content', access: 'statistics.page' },
  reports: { path: pages.reports, layout: 'content', access: 'report.read' },
  countryReports: { path: pages.countryReports, layout: 'content', access: 'report.read' },
  regionReports: { path: pages.regionReports, layout: 'content', access: 'report.read' },
  suggestions: { path: pages.suggestions, layout: 'content', access: 'signed in' },
  countries: { path: pages.countries, layout: 'content', access: 'country.page' },
  regions: { path: pages.regions, layout: 'content', access: 'region.page' },
  audit: { path: pages.audit, layout: 'content', access: 'audit.list' },
  operation: { path: pages.operation, layout: 'content', access: 'operation.read' },
  integrations: { path: pages.integrations, layout: 'content', access: 'webhook.list' },
  users: { path: pages.users, layout: 'content', access: 'user.list' },
  roles: { path: pages.roles, layout: 'content', access: 'local_role.write' },
  vacancies: { path: pages.vacancies, layout: 'content', access: 'vacancy.list' },
  notifications: { path: pages.notifications, layout: 'content', access: 'signed in' },
  profile: { path: pages.profile, layout: 'content', access: 'signed in' },
  login: { path: pages.login, layout: 'blank', access: 'logged out' },
  register: { path: pages.register, layout: 'blank', access: 'logged out' },
  forgotten: { path: pages.forgotten, layout: 'blank', access: 'logged out' },
  recover: { path: pages.recover, layout: 'blank', access: 'logged out' },
  confirmEmail: { path: pages.confirmEmail, layout: 'blank', access: 'public' },
  provider: { path: pages.provider, layout: 'blank', access: 'public' },
  setup: { path: pages.setup, layout: 'blank', access: 'public' },
  tutorial: { path: pages.tutorial, layout: 'content', access: 'signed in' },
  practice: { path: pages.practice, layout: 'blank', access: 'signed in' },
  privacy: { path: pages.privacy, layout: 'blank', access: 'logged out' },
  accessibility: { path: pages.accessibility, layout: 'blank', access: 'public' },
  missing: { path: pages.missing, layout: 'blank', access: 'public' },
  school: { path: pages.school, layout: 'content', access: 'signed in' },
  overdue: { path: pages.overdue, layout: 'content', access: 'signed in' },
  cases: { path: pages.cases, layout: 'content', access: 'signed in' },
  case: { path: pages.case, layout: 'blank', access: 'signed in' },
} as const satisfies Record<string, RouteRule>

export type RouteName = keyof typeof routeRules

/** The redirect, or null when the page may be opened (specification §2). */
export const redirectFor = (access: Access, actor: Actor | null): '/login' | '/evaluations' | null => {
  if (access === 'public') return null
  if (access === 'logged out') return actor === null ? null : '/evaluations'
  if (actor === null) return '/login'
  const mayStay = access === 'signed in' || mayEver(actor, access)
  return mayStay ? null : '/evaluations'
}
