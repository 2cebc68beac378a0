import { sql } from 'kysely'
import type { Database } from '../../platform/database/open.ts'

/** The first number of an advisory lock, used for nothing else; the second is the work's own. */
const maintenanceLocks = 7_022_030

/**
 * Does the work unless another server does; false then. The embedded database takes no lock: it has one server, and
 * one session, which the lock would block.
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
    const lock = sql`${maintenanceLocks}::int, hashtext(${name})`
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

/** Seconds after which failed work is due again, though its time has not come. */
const again = 600

/** Does the work when its last start, on any server, is that many milliseconds ago. Failed work is due again soon. */
export const whenDue = async (
  { db }: Pick<Database, 'db'>,
  { name, every, work }: { name: string; every: number; work: () => Promise<unknown> },
): Promise<void> => {
  const next = sql`now() + make_interval(secs => ${every / 1000}::float8)`
  const { rows } = await sql`
    insert into maintenance_runs as runs (name, next_at) values (${name}, ${next})
    on conflict (name) do update set next_at = excluded.next_at where runs.next_at <= now()
    returning name`.execute(db)
  if (rows.length === 0) return
  try {
    await work()
  } catch (error) {
    await sql`
      update maintenance_runs set next_at = least(next_at, now() + make_interval(secs => ${again}::int))
      where name = ${name}`.execute(db)
    throw error
  }
}
