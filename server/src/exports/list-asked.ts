import { checked } from 'contract/checked'
import { type Actor, mayEver, type Verb } from 'contract/permissions'
import { fieldProblem, Problem } from 'contract/problems'
import type { Route } from '../http/feature.ts'
import { lists } from './columns.ts'

/** Calls that answer a list, by their path: `app.ts` knows them all. */
export type Lists = Map<string, Route>

export type ListAsked = { path: string; route: Route; query: Record<string, unknown> }

/** A page's own words, which a file has no use for. */
const ofPages = ['page', 'page_size', 'summary', 'paginated']

const queryOf = (parameters: URLSearchParams): Record<string, string> => {
  const names = [...parameters.keys()]
  if (new Set(names).size < names.length) throw fieldProblem('query', 'validation_error')
  return Object.fromEntries(
    [...parameters].filter(([name, value]) => value !== '' && !ofPages.includes(name)),
  )
}

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** The list that `query` names, as the list itself would have understood it; its rights are those of the list. */
export const listAsked = (known: Lists, actor: Actor, query: string | undefined): ListAsked => {
  if (!query) throw fieldProblem('query', 'required')
  const isPath = /^\/[^/\\]/.test(query) && URL.canParse(query, 'http://localhost')
  const url = isPath ? new URL(query, 'http://localhost') : null
  const path = withSlash(url?.pathname ?? '')
  const route = Object.hasOwn(lists, path) ? known.get(path) : undefined
  if (!url || !route) throw fieldProblem('query', 'validation_error')
  if (!mayEver(actor, route.call.access as Verb)) throw new Problem('permission_denied')
  return {
    path,
    route,
    query: checked(route.call.query, queryOf(url.searchParams)) as Record<string, unknown>,
  }
}
