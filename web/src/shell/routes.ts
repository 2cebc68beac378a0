import { type Actor, can, type Role, roles, type Verb } from 'contract/access/permissions'
import { pages } from 'contract/platform/pages'

type Access = 'public' | 'logged out' | readonly Role[] | { verb: Verb }

type RouteRule = { path: string; layout: 'content' | 'blank'; access: Access }

/** The routes of the specification's §2 as data: their layout, and who may open them. */
export const routeRules = {
  home: { path: pages.home, layout: 'content', access: roles },
  schools: { path: pages.schools, layout: 'content', access: roles },
  schoolResults: { path: pages.schoolResults, layout: 'content', access: roles },
  evaluations: { path: pages.evaluations, layout: 'content', access: roles },
  evaluation: {
    path: pages.evaluation,
    layout: 'blank',
    access: roles,
  },
  scores: { path: pages.scores, layout: 'blank', access: [0, 1, 2] },
  actionPlan: { path: pages.actionPlan, layout: 'blank', access: [0, 1, 2] },
  instruments: { path: pages.instruments, layout: 'content', access: [0, 1, 2] },
  translations: { path: pages.translations, layout: 'content', access: { verb: 'translation.list' } },
  instrument: { path: pages.instrument, layout: 'blank', access: [0, 1, 2] },
  statistics: { path: pages.statistics, layout: 'content', access: [0, 1] },
  reports: { path: pages.reports, layout: 'content', access: [0, 1, 2] },
  countryReports: { path: pages.countryReports, layout: 'content', access: [0, 1, 2] },
  regionReports: { path: pages.regionReports, layout: 'content', access: [0, 1, 2] },
  suggestions: { path: pages.suggestions, layout: 'content', access: roles },
  countries: { path: pages.countries, layout: 'content', access: [0, 1] },
  regions: { path: pages.regions, layout: 'content', access: [0, 1, 2] },
  audit: { path: pages.audit, layout: 'content', access: { verb: 'audit.list' } },
  users: { path: pages.users, layout: 'content', access: [0, 1, 2] },
  notifications: { path: pages.notifications, layout: 'content', access: roles },
  profile: { path: pages.profile, layout: 'content', access: roles },
  login: { path: pages.login, layout: 'blank', access: 'logged out' },
  register: { path: pages.register, layout: 'blank', access: 'logged out' },
  forgotten: { path: pages.forgotten, layout: 'blank', access: 'logged out' },
  recover: { path: pages.recover, layout: 'blank', access: 'logged out' },
  confirmEmail: { path: pages.confirmEmail, layout: 'blank', access: 'public' },
  setup: { path: pages.setup, layout: 'blank', access: 'public' },
  tutorial: { path: pages.tutorial, layout: 'content', access: roles },
  practice: { path: pages.practice, layout: 'blank', access: roles },
  privacy: { path: pages.privacy, layout: 'blank', access: 'logged out' },
  accessibility: { path: pages.accessibility, layout: 'blank', access: 'public' },
  missing: { path: pages.missing, layout: 'blank', access: 'public' },
} as const satisfies Record<string, RouteRule>

export type RouteName = keyof typeof routeRules

/** Where somebody is sent instead, or null when they may stay (specification §2, guards). */
export const redirectFor = (access: Access, actor: Actor | null): '/login' | '/evaluations' | null => {
  if (access === 'public') return null
  if (access === 'logged out') return actor === null ? null : '/evaluations'
  if (actor === null) return '/login'
  const mayStay = 'verb' in access ? can(actor, access.verb) : access.includes(actor.role)
  return mayStay ? null : '/evaluations'
}
