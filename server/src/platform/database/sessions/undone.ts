import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Does something inside a transaction and always rolls it back; what it threw is thrown on. */
export const undone = async (transaction: Db, work: () => Promise<unknown>): Promise<void> => {
  await sql`savepoint undone`.execute(transaction)
  try {
    await work()
  } finally {
    await sql`rollback to savepoint undone`.execute(transaction)
  }
}
