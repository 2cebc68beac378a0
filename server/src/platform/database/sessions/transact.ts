import { retried } from '../../retried.ts'
import type { Db } from '../db.ts'
import { isRetryable } from '../failures/errors.ts'

/** One transaction, run again when it failed only because of another one beside it. */
export const transact = <Answer>(db: Db, work: (db: Db) => Promise<Answer>): Promise<Answer> =>
  retried(() => db.transaction().execute(work), isRetryable)
