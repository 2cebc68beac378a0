import type { Page } from '@playwright/test'
import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { userCalls } from 'contract/people/users'
import { countryCalls } from 'contract/places/countries'
import { languageCodes } from 'contract/platform/languages'
import { type RouteName, redirectFor, routeRules } from '../../web/src/shell/routes.ts'
import { ask, logIn, type Person } from '../story/asking.ts'
import { complete, takeStep } from '../story/complete.ts'
import type { Neighbourhood } from '../story/story.ts'

/** Set by `npm run reliability`, for stories that `npm test` leaves out. */
export const isLongRun = process.env.EVERY_PAGE !== undefined

/** `npm run reliability -- pages`: every route in every role, language and theme; `-- walks`: each route once. */
export const isWhole = process.env.EVERY_PAGE === 'whole'

export const themes = ['light', 'dark'] as const

export type Visit = { route: RouteName; language: string; theme: (typeof themes)[number] }
export type Who = 'nobody' | 'superuser' | 'representative' | 'coordinator' | 'teacher'

const roleOf: Record<Exclude<Who, 'nobody'>, Role> = {
  superuser: Role.administrator,
  representative: Role.country,
  coordinator: Role.region,
  teacher: Role.school,
}
export const everyone = ['nobody', ...(Object.keys(roleOf) as Exclude<Who, 'nobody'>[])] as const

const mayOpen = (who: Who, route: RouteName): boolean => {
  const { access, path } = routeRules[route]
  // The representative's country is not that of the school, since each has at most one.
  if (who === 'representative' && path.includes('$')) return false
  if (access === 'public' || access === 'logged out') return who === 'nobody'
  return redirectFor(access, actorAs(who)) === null
}

const actorAs = (who: Who): Actor | null =>
  who === 'nobody' ? null : { id: 1, role: roleOf[who], is_superuser: who === 'superuser', areas: [] }

const routes = Object.keys(routeRules) as RouteName[]

export const pagesOf = (who: Who): RouteName[] => routes.filter((route) => mayOpen(who, route))

/**
 * `EVERY_TURN=1` and following use the next language for each route; after twelve turns every route was seen in all
 * languages and themes.
 */
const first = Number(process.env.EVERY_TURN ?? 0)

/** Each route once, with a role that may open it, in the next language and theme. */
const turn = (route: RouteName, who: Who): Visit[] => {
  const place = routes.indexOf(route) + first
  const open = everyone.filter((each) => mayOpen(each, route))
  if (open[place % open.length] !== who) return []
  const round = Math.floor(place / languageCodes.length)
  return [
    {
      route,
      language: languageCodes[place % languageCodes.length] ?? 'en',
      theme: themes[(place + round) % 2] ?? 'light',
    },
  ]
}

export const visitsOf = (who: Who): Visit[] =>
  isWhole
    ? languageCodes.flatMap((language) =>
        themes.flatMap((theme) => pagesOf(who).map((route) => ({ route, language, theme }))),
      )
    : routes.flatMap((route) => turn(route, who))

/** The rows that addresses of routes name: a school with an evaluation. */
export type World = {
  addressOf: Record<RouteName, string>
  people: Record<Exclude<Who, 'nobody' | 'representative'>, Person>
}

export const countryOf = async ({ url, superuser }: Neighbourhood, name: string): Promise<number> => {
  const countries = await ask(url, countryCalls.list, superuser, { query: { search: name } })
  return ('results' in countries ? countries.results : countries)[0]?.id ?? 0
}

/** A representative of another country than the school's. */
export const representativeOf = async (place: Neighbourhood): Promise<Person> => {
  const { url, superuser, coordinator } = place
  const username = coordinator.username.replace('coordinator', 'representative')
  const { password } = coordinator
  await ask(url, userCalls.register, superuser, {
    body: {
      username,
      email: `${username}@vereda.example`,
      full_name: 'Rosa Luna',
      password,
      role: Role.country,
      areas: [await countryOf(place, 'Uruguay')],
    },
  })
  return logIn(url, username, password)
}

/** In the short run the evaluation has only begun; in the long run it is complete and validated. */
export const fill = async (place: Neighbourhood): Promise<World> => {
  const { superuser, coordinator, teacher, school } = place
  const begun = await place.evaluation(2026)
  if (isWhole) {
    await complete(place, begun)
    await takeStep(place, begun, 'submit')
    await takeStep(place, begun, 'review')
  }
  const peru = await countryOf(place, 'Peru')
  const plain = Object.fromEntries(routes.map((route) => [route, routeRules[route].path]))
  return {
    people: { superuser, coordinator, teacher },
    addressOf: {
      ...(plain as World['addressOf']),
      school: `/schools/${school.id}`,
      schoolResults: `/schools/results/${school.id}`,
      evaluation: `${begun.path}?indicator=1.1.1`,
      plan: `/action-plans/${begun.id}?line=${begun.line}`,
      scores: `/evaluations/${begun.id}/scores?line=${begun.line}`,
      actionPlan: `/evaluations/${begun.id}/action-plan?line=${begun.line}`,
      instrument: `/instruments/detail/${begun.instrument}`,
      countryReports: `/reports/country/${peru}`,
      regionReports: `/reports/region/${school.region.id}`,
      setup: '/setup#token=none',
      case: '/cases/11',
    },
  }
}

/** A tab stores its language. */
export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((code) => sessionStorage.setItem('vereda.language', code), language)
