import { redirect } from '@tanstack/react-router'
import { session } from '../../session/stored-session.ts'
import { type RouteName, redirectFor, routeRules } from '../routes.ts'

/** The guard of a route: to the login without a session, to the evaluations where the role may not go. */
export const guard = (name: RouteName) => () => {
  const to = redirectFor(routeRules[name].access, session()?.user.role ?? null)
  if (to) throw redirect({ to, replace: true })
}
