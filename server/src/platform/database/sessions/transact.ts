import { retried } from '../../retried.ts'
import type { Db } from '../db.ts'
import { isRetryable } from '../failures/errors.ts'
import { type Assumption, type OpenSession, sessionOf } from './open-session.ts'
import { runThrough } from './own-session.ts'

const sessions = new WeakMap<Db, OpenSession>()

/**
 * One transaction. Written statements go to its session past Kysely, which would take longer than they do and lets only
 * one in at a time.
 */
export const transactOnce = <Answer>(
  db: Db,
  work: (db: Db) => Promise<Answer>,
  assumptions: readonly Assumption[] = [],
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    await transaction.getExecutor().provideConnection(async (connection) => {
      const session = sessionOf(connection)
      if (!session.assume(assumptions) && assumptions.length > 0)
        throw new Error('The transaction has begun already')
      sessions.set(transaction, session)
      runThrough(transaction, session)
    })
    return work(transaction)
  })

/**
 * The same, run again when it failed only because of another one beside it. Where an assumption does not hold it fails
 * with `isOutdated`, and nothing was done.
 */
export const transact = <Answer>(
  db: Db,
  work: (db: Db) => Promise<Answer>,
  assumptions: readonly Assumption[] = [],
): Promise<Answer> => retried(() => transactOnce(db, work, assumptions), isRetryable)

/** Takes more for granted, in a transaction without a statement yet; else false. */
export const alsoAssuming = (transaction: Db, assumption: Assumption): boolean =>
  sessions.get(transaction)?.assume([assumption]) ?? false

/**
 * Runs the last statement of a transaction: its commit goes along in the same message. What fails afterwards undoes
 * nothing, and no other statement may follow.
 */
export const withCommit = <Answer>(transaction: Db, statement: () => Promise<Answer>): Promise<Answer> => {
  sessions.get(transaction)?.endWithNext()
  return statement()
}
