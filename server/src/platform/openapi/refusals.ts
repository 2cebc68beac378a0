import { readsStream } from 'contract/access/call'
import { mayEver, type Verb } from 'contract/access/permissions'
import { roles } from 'contract/access/roles'
import { type ProblemCode, problems } from 'contract/platform/problems'
import type { Route } from '../http/feature.ts'
import { codesOfShape } from './codes-of-shape.ts'

type Asker = { role: number; is_superuser: boolean }

/** Roles that may ever ask, each without and with the superuser's flag. */
const askers = (verb: Verb): Asker[] =>
  roles
    .flatMap((role) => [false, true].map((is_superuser) => ({ id: 0, areas: [], role, is_superuser })))
    .filter((actor) => mayEver(actor, verb))

const verbOf = ({ call }: Route): Verb | null =>
  call.signedIn ?? (call.access === 'anyone' || call.access === 'signed in' ? null : call.access)

const everyone = roles.length * 2

/** Who may ask: role numbers, and whether only as a superuser; null where it does not depend on the role. */
export const whoMayAsk = (route: Route): { roles: number[]; superuser: boolean } | null => {
  const verb = verbOf(route)
  if (verb === null) return null
  const may = askers(verb)
  return {
    roles: [...new Set(may.map(({ role }) => role))],
    superuser: may.every(({ is_superuser }) => is_superuser),
  }
}

export const readsToken = ({ call }: Route): boolean =>
  call.access !== 'anyone' || call.signedIn !== undefined
export const mayBeRepeated = (route: Route): boolean => route.call.method === 'POST' && readsToken(route)
export const readsBody = ({ call }: Route): boolean => call.method !== 'GET' && !readsStream(call)

/** As it is answered there: rows without room are a conflict, files too large. */
export const statusOf = (code: ProblemCode, { call }: Route): number =>
  code === 'quota_exceeded' &&
  !['/api/file/', '/api/upload/', '/api/upload/{id}/', '/api/export/'].includes(call.path)
    ? 409
    : problems[code][0]

/** Every problem that a call may be answered with: what its kind brings along, and its own. */
export const refusalsOf = (route: Route): ProblemCode[] => {
  const { call, description } = route
  const [, ...own] = description
  const verb = verbOf(route)
  const mayBeDenied = call.method !== 'GET' || (verb !== null && askers(verb).length < everyone)
  const codes: ProblemCode[] = [
    ...(readsToken(route) ? (['token_not_valid', 'token_too_narrow'] as const) : []),
    'throttled',
    ...(call.access === 'anyone' ? [] : (['not_authenticated'] as const)),
    ...(mayBeDenied ? (['permission_denied'] as const) : []),
    ...(call.path.includes('{') ? (['not_found'] as const) : []),
    ...codesOfShape(call.query),
    ...(call.method === 'GET' ? [] : codesOfShape(call.body)),
    ...(call.method !== 'GET'
      ? ([
          'validation_error',
          'parse_error',
          'body_too_large',
          'unsupported_media_type',
          'storage_full',
        ] as const)
      : []),
    ...(mayBeRepeated(route) ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
    ...(call.stepUp ? (['step_up_required'] as const) : []),
    ...own,
    'server_error',
    'unavailable',
  ]
  return [...new Set(codes)].sort((one, other) => statusOf(one, route) - statusOf(other, route))
}
