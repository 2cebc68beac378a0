import type { Problem, ProblemCode } from 'contract/platform/problems'
import type { Entry } from '../entry.ts'
import type { Items } from '../items.ts'
import type { TabConnection } from './connection.ts'
import type { Queue } from './queue.ts'

/**
 * What a failure is about: the session, the connection, this entry for the moment, or this entry until the person
 * decides.
 */
export type Outcome = 'session' | 'connection' | 'not now' | 'conflict' | 'refused'

const outcomes: Partial<Record<ProblemCode, Outcome>> = {
  unavailable: 'connection',
  throttled: 'connection',
  upload_timeout: 'connection',
  upload_offset: 'connection',
  upload_checksum: 'connection',
  server_error: 'not now',
  idempotency_in_progress: 'not now',
  storage_full: 'not now',
  version_conflict: 'conflict',
  result_exists: 'conflict',
}

export const outcomeOf = ({ code, status }: Problem): Outcome =>
  outcomes[code] ?? (status === 401 ? 'session' : 'refused')

type Parts = { items: Items; queue: Queue; connection: TabConnection; endSession: () => void }
type Failure = { entry: Entry; key: string; problem: Problem; startedAt: number }

/** The entry in the state in which its person decides. */
const undecided = (entry: Entry, outcome: 'conflict' | 'refused', { code, extra }: Problem): Entry => {
  const { version, id, reason } = extra
  return {
    ...entry,
    state: outcome === 'conflict' ? 'conflicting' : 'refused',
    problem: {
      code,
      ...(version !== undefined && { version }),
      ...(id !== undefined && { id }),
      ...(reason !== undefined && { reason }),
    },
  }
}

/** Handles a failed entry; true when the next one may be sent. */
export const notArrived = (
  { items, queue, connection, endSession }: Parts,
  { entry, key, problem, startedAt }: Failure,
): boolean => {
  const { id, work } = entry
  const outcome = outcomeOf(problem)
  if (outcome === 'session') {
    endSession()
    return false
  }
  // Discarded while it was sent, which says nothing about the connection.
  if (work.kind === 'file' && !items.get(id)) return true
  const isPausedFile = queue.isPaused() && work.kind === 'file'
  if (outcome === 'connection' && !isPausedFile) {
    queue.connectionFailedAt(entry)
    connection.failed(startedAt, problem)
  } else if (outcome !== 'connection') connection.works()
  if (outcome === 'connection') {
    items.apply(id, 'connection failed')
    return queue.isPaused()
  }
  if (outcome === 'not now') {
    items.apply(id, 'connection failed')
    queue.stumbledAt(id)
    return queue.stumbles() < 2
  }
  const now = items.get(id)?.entry
  // Only the earlier content was refused; the present one is sent by itself.
  if (now && now.key !== key) items.apply(id, 'older settled', { entry: { ...now, before: null } })
  else items.apply(id, outcome, { entry: undecided(now ?? entry, outcome, problem) })
  return true
}
