import { sql } from 'kysely'
import type { Database } from '../database/open.ts'

/** Not taken by another lock of ours: the second number is the work's own. */
const upkeepLocks = 7_022_030

/**
 * Does the work unless another server is at it; false then. The embedded database has one server anyway, and one
 * session, which the lock would keep from the work.
 */
export const byOneServer = async (
  database: Database,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  if (database.kind === 'embedded') {
    await work()
    return true
  }
  return database.patiently(async (db) => {
    const lock = sql`${upkeepLocks}::int, hashtext(${name})`
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(db)
    if (!rows[0]?.mine) return false
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(db)
    }
    return true
  })
}
