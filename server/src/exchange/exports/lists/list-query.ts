import { mayEver, type Verb } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import { checked } from 'contract/platform/checked'
import { fieldProblem, Problem } from 'contract/platform/problems'
import type { Route } from '../../../platform/http/feature.ts'
import { lists } from './columns.ts'
import { parsedQuery } from './parsed-query.ts'

/** Calls that answer a list, by their path, from `app.ts`. */
export type Lists = Map<string, Route>

export type ListQuery = { path: string; route: Route; query: Record<string, unknown> }

/** Parameters of pages, which do not apply to files. */
const ofPages = ['page', 'page_size', 'summary', 'paginated']

/** The list of `query`, parsed as the list's call would; permissions are those of the list. */
export const listQuery = (
  known: Lists,
  actor: Actor,
  query: string | undefined,
  paths: readonly string[] = Object.keys(lists),
): ListQuery => {
  const { path, parameters } = parsedQuery(query)
  const route = paths.includes(path) ? known.get(path) : undefined
  if (!route) throw fieldProblem('query', 'validation_error')
  if (!mayEver(actor, route.call.access as Verb)) throw new Problem('permission_denied')
  const own = Object.fromEntries(Object.entries(parameters).filter(([name]) => !ofPages.includes(name)))
  return { path, route, query: checked(route.call.query, own) as Record<string, unknown> }
}
