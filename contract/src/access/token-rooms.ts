import type { Call } from './call.ts'

/** The scopes of a personal token are by room. */
export const tokenRooms = ['places', 'people', 'instrument', 'evaluation', 'insight'] as const
export type TokenRoom = (typeof tokenRooms)[number]

/** Null for none; write includes read. */
export const tokenAccesses = ['read', 'write'] as const
export type TokenScopes = Record<TokenRoom, (typeof tokenAccesses)[number] | null>

/**
 * The calls of each room by prefixes of their paths, the longest one winning. Calls without a room are closed to
 * programs: accounts, people's areas, sign-in and tokens, one-time links, texts of e-mails and pages, exports and
 * imports, webhooks, the audit and the operator's page.
 */
const beginnings: Record<TokenRoom, readonly string[]> = {
  places: ['country', 'region', 'school'],
  people: ['user_information', 'roles_for_create'],
  instrument: ['instruments', 'option', 'suggestion', 'translation'],
  evaluation: [
    'action',
    'action_plan',
    'comment',
    'evaluation',
    'evaluation-stage-progress',
    'file',
    'goals',
    'note',
    'note_evaluation',
    'questions',
    'rating-round',
    'result',
    'upload',
  ],
  insight: [
    'changes',
    'report',
    'results_school',
    'school/{id}/agreement',
    'school/{id}/overview',
    'school/{id}/similar',
    'statistics',
  ],
}

/** Calls that grant or revoke access, and reading of histories, are never open to programs. */
const noProgram = [
  'GET action_plan/{plan}/history',
  'DELETE user_information/{id}',
  'GET user_information/{id}/handover',
  'POST user_information/{id}/handover',
  'POST user_information/{id}/confirmation',
  'POST user_information/{id}/invitation',
  'DELETE user_information/{id}/sessions',
]

const isBelow = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(`${beginning}/`)

type RoomCall = Pick<Call, 'method' | 'path' | 'access' | 'stepUp'>

/** The room of a call; null where no personal token may make it. */
export const tokenRoomOf = ({ method, path, access, stepUp }: RoomCall) => {
  const wanted = path.replace('/api/', '').replace(/\/$/, '')
  if (access === 'anyone' || stepUp === true || noProgram.includes(`${method} ${wanted}`)) return null
  const fitting = tokenRooms.flatMap((room) =>
    beginnings[room]
      .filter((beginning) => isBelow(wanted, beginning))
      .map((beginning) => ({ room, length: beginning.length })),
  )
  return fitting.sort((one, other) => other.length - one.length)[0]?.room ?? null
}

/** Whether a token with these scopes may make the call; the owner's permissions are checked as well. */
export const isOpenFor = (scopes: TokenScopes, call: RoomCall): boolean => {
  const room = tokenRoomOf(call)
  if (room === null) return false
  return call.method === 'GET' ? scopes[room] !== null : scopes[room] === 'write'
}
