import type { Problem, ProblemCode } from 'contract/platform/problems'

/**
 * What a failed request says: of the session, of the way to the server, of this entry at this moment, or of this entry
 * until a person has looked at it.
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
