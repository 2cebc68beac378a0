import { Role } from 'contract/access/roles'
import { expect, test } from 'vitest'
import { menuFor } from '../kit/page/menu.ts'
import { type RouteName, redirectFor, routeRules } from './routes.ts'

const actorIn = (role: Role, isSuperuser = false) => ({ id: 1, role, is_superuser: isSuperuser, areas: [] })

const everybody = {
  superuser: actorIn(Role.administrator, true),
  administrator: actorIn(Role.administrator),
  representative: actorIn(Role.country),
  coordinator: actorIn(Role.region),
  teacher: actorIn(Role.school),
}

/** Pages by role (specification §2); others redirect to the evaluations. */
const open: Partial<Record<RouteName, readonly Role[]>> = {
  home: [0, 1, 2, 3],
  profile: [0, 1, 2, 3],
  schools: [0, 1, 2, 3],
  evaluations: [0, 1, 2, 3],
  evaluation: [0, 1, 2, 3],
  overdue: [0, 1, 2, 3],
  plan: [0, 1, 2, 3],
  actionPlan: [0, 1, 2],
  vacancies: [0, 1, 2],
  tutorial: [0, 1, 2, 3],
  suggestions: [0, 1, 2, 3],
  users: [0, 1, 2],
  instruments: [0, 1, 2],
  regions: [0, 1, 2],
  countries: [0, 1],
  statistics: [0, 1],
}

const rolesThatOpen = new Map(Object.entries(open))

test.each(Object.entries(everybody))(
  'a %s opens what is theirs, and is led away from the rest',
  (_, actor) => {
    for (const [name, { access }] of Object.entries(routeRules)) {
      const roles = rolesThatOpen.get(name)
      if (!roles) continue
      expect(redirectFor(access, actor), name).toBe(roles.includes(actor.role) ? null : '/evaluations')
    }
    for (const name of ['audit', 'translations'] as const)
      expect(redirectFor(routeRules[name].access, actor), name).toBe(
        actor.is_superuser ? null : '/evaluations',
      )
    expect(redirectFor(routeRules.login.access, actor)).toBe('/evaluations')
  },
)

test('who is not signed in is led to the login from every page that is not public', () => {
  for (const [name, { access }] of Object.entries(routeRules)) {
    const isOpen = access === 'public' || access === 'logged out'
    expect(redirectFor(access, null), name).toBe(isOpen ? null : '/login')
  }
})

test('the menu of each role is that of the specification', () => {
  const all = [
    'statistics',
    'evaluations',
    'action-plans',
    'instruments',
    'users',
    'countries',
    'regions',
    'schools',
  ]
  const withoutInstruments = all.filter((name) => name !== 'instruments')
  const hrefs = (who: keyof typeof everybody) => menuFor(everybody[who]).map(({ href }) => href.slice(1))
  expect(hrefs('superuser')).toEqual(all)
  expect(hrefs('administrator')).toEqual(withoutInstruments)
  expect(hrefs('representative')).toEqual(withoutInstruments)
  expect(hrefs('coordinator')).toEqual(['evaluations', 'action-plans', 'users', 'regions', 'schools'])
  expect(hrefs('teacher')).toEqual(['evaluations', 'action-plans', 'schools'])
})
