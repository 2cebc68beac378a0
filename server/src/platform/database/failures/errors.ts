import { Problem, type ProblemCode } from 'contract/platform/problems'
import { codeOf } from '../../error-code.ts'

type Named = { message?: unknown; constraint?: unknown; severity?: unknown; cause?: unknown }

const named = (error: unknown): Named => (typeof error === 'object' && error !== null ? error : {})

/** The disk is full or does not take what is written. */
export const isDiskFailure = (error: unknown): boolean => /^(53100|58...)$/.test(codeOf(error))

/** The name of the constraint a statement broke, or null; constraints.ts says which problem it is. */
export const constraintOf = (error: unknown): string | null => {
  const { constraint } = named(error)
  return codeOf(error).startsWith('23') && typeof constraint === 'string' ? constraint : null
}

/**
 * The transaction failed only because of another one beside it, or because a migration changed a table under a
 * prepared statement: run it again from its beginning.
 */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || isStalePlan(error)

/** What a transaction took for granted does not hold (migration 121): nothing of it was done. */
export const isOutdated = (error: unknown): boolean => codeOf(error) === 'VD001'

const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && String(named(error).message).startsWith('cached plan')

const network = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ERR_STREAM_DESTROYED',
]
const driverTexts =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Cannot use a pool after calling end|Connection ended/

/** SQLSTATE classes: connection, authorization, unknown database, operator intervention. */
const connectionStates = /^(08...|28...|3D000|57P..)$/

/** Whether the session itself is gone or no longer to be trusted, not only the statement. */
export const isConnectionLost = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  const code = codeOf(error)
  return (
    network.includes(code) ||
    connectionStates.test(code) ||
    named(error).severity === 'FATAL' ||
    isStalePlan(error) ||
    driverTexts.test(String(named(error).message))
  )
}

/** Resources, failing disk, cancelled by the time limit, lock not had in time, a read-only database. */
const passingStates = /^(53...|58...|57014|55P03|25006)$/

const problemOf = (error: unknown): ProblemCode | null => {
  if (codeOf(error) === '53100') return 'storage_full'
  if (isStalePlan(error)) return null
  return passingStates.test(codeOf(error)) || isConnectionLost(error) ? 'unavailable' : null
}

/** `unavailable` with the reason kept as its cause, for the log only. */
export const unavailable = (cause: unknown): Problem => Object.assign(new Problem('unavailable'), { cause })

const busy = 'EMBEDDED_BUSY'

/**
 * The embedded database has one session, and others had it for so long. Where nothing else works, look for a query
 * within a transaction that uses the outer handle: it waits for itself.
 */
export const busyFor = (milliseconds: number): Problem =>
  unavailable(
    Object.assign(
      new Error(
        `the embedded database was busy for ${milliseconds} ms with other work, such as a backup or a large import`,
      ),
      { code: busy },
    ),
  )

export const isBusy = (error: unknown): boolean => codeOf(named(error).cause) === busy

/** What a failing statement throws: a Problem where waiting or freeing space helps, else PostgreSQL's own error. */
export const thrownFor = (error: unknown): unknown => {
  const code = error instanceof Problem ? null : problemOf(error)
  if (code === null) return error
  const message = code === 'storage_full' ? { text: 'The disk of the server is full' } : {}
  return Object.assign(new Problem(code, message), { cause: error })
}
