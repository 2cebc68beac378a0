import { type Actor, can, type Role, roles, type Verb } from 'contract/permissions'

type Access = 'public' | 'logged out' | readonly Role[] | { verb: Verb }

type RouteRule = { path: string; layout: 'content' | 'blank'; access: Access }

/** The routes of the specification's §2 as data: their layout, and who may open them. */
export const routeRules = {
  home: { path: '/home', layout: 'content', access: roles },
  schools: { path: '/schools', layout: 'content', access: roles },
  schoolResults: { path: '/schools/results/$id', layout: 'content', access: roles },
  evaluations: { path: '/evaluations', layout: 'content', access: roles },
  evaluation: {
    path: '/evaluations/detail/$id/instrument/$instrumentId',
    layout: 'blank',
    access: roles,
  },
  scores: { path: '/evaluations/$id/scores', layout: 'blank', access: [0, 1, 2] },
  actionPlan: { path: '/evaluations/$id/action-plan', layout: 'blank', access: [0, 1, 2] },
  instruments: { path: '/instruments', layout: 'content', access: [0, 1, 2] },
  translations: { path: '/translations', layout: 'content', access: { verb: 'translation.list' } },
  instrument: { path: '/instruments/detail/$id', layout: 'blank', access: [0, 1, 2] },
  statistics: { path: '/statistics', layout: 'content', access: [0, 1] },
  reports: { path: '/reports', layout: 'content', access: [0, 1, 2] },
  countryReports: { path: '/reports/country/$id', layout: 'content', access: [0, 1, 2] },
  regionReports: { path: '/reports/region/$id', layout: 'content', access: [0, 1, 2] },
  suggestions: { path: '/suggestions', layout: 'content', access: roles },
  countries: { path: '/countries', layout: 'content', access: [0, 1] },
  regions: { path: '/regions', layout: 'content', access: [0, 1, 2] },
  audit: { path: '/audit', layout: 'content', access: { verb: 'audit.list' } },
  users: { path: '/users', layout: 'content', access: [0, 1, 2] },
  notifications: { path: '/notifications', layout: 'content', access: roles },
  profile: { path: '/profile', layout: 'content', access: roles },
  login: { path: '/login', layout: 'blank', access: 'logged out' },
  register: { path: '/register', layout: 'blank', access: 'logged out' },
  forgotten: { path: '/forgotpassword', layout: 'blank', access: 'logged out' },
  recover: { path: '/account/recover', layout: 'blank', access: 'logged out' },
  setup: { path: '/setup', layout: 'blank', access: 'public' },
  tutorial: { path: '/tutorial', layout: 'content', access: roles },
  practice: { path: '/tutorial/practice', layout: 'blank', access: roles },
  privacy: { path: '/privacy', layout: 'blank', access: 'logged out' },
  accessibility: { path: '/accessibility', layout: 'blank', access: 'public' },
  missing: { path: '/error-404', layout: 'blank', access: 'public' },
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
