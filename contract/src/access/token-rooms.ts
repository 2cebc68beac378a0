import type { Call } from './call.ts'

/** What a personal token opens is given room by room. */
export const tokenRooms = ['places', 'people', 'instrument', 'evaluation', 'insight'] as const
export type TokenRoom = (typeof tokenRooms)[number]

/** In each room: nothing, reading, or reading and writing. */
export const tokenAccesses = ['read', 'write'] as const
export type TokenScopes = Record<TokenRoom, (typeof tokenAccesses)[number] | null>

/**
 * The calls of each room, by how their paths begin; a longer beginning wins over a shorter. What stands nowhere is no
 * program's: accounts, places of people, sign-ins and tokens themselves, one-time links, words of letters and pages, exports and imports, webhooks, the audit and the
 * operator's page.
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

/** What gives somebody a way in, or takes it, is done by people; and no history is read. */
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

/** The room of a call, where a personal token may ever ask it; null where none may. */
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

/** Whether a token with these scopes may ask the call; what its owner may not, it may not either. */
export const isOpenFor = (scopes: TokenScopes, call: RoomCall): boolean => {
  const room = tokenRoomOf(call)
  if (room === null) return false
  return call.method === 'GET' ? scopes[room] !== null : scopes[room] === 'write'
}
