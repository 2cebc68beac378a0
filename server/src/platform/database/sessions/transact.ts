import type { Db } from '../db.ts'
import { isRetryable } from '../failures/errors.ts'

const attempts = 3

/** One transaction, run again when it failed only because of another one beside it. */
export const transact = async <Answer>(db: Db, work: (db: Db) => Promise<Answer>): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error
    }
  }
}
