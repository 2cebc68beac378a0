import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { causeOf } from '../failures/refusal.ts'

/** Milliseconds between two looks. */
const every = 60_000

/**
 * Bytes of log after which a checkpoint shortens what the next start has to read again (32 MB, read in about half a
 * second).
 */
const mostLog = 32 * 1024 * 1024

/**
 * What PostgreSQL's own background processes do on a server, and nobody does in the embedded one: without it the log
 * grows until the next orderly end, deleted rows keep their room and the planner knows nothing of the tables.
 */
export const startFolderMaintenance = (db: Db, warn: (line: string) => void): (() => void) => {
  let looking = false
  const timer = setInterval(async () => {
    if (looking) return
    looking = true
    await maintain(db).catch((error: unknown) =>
      warn(`The maintenance of the embedded database failed: ${causeOf(error)}`),
    )
    looking = false
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * One look: a checkpoint when much was written, and each table that changed much vacuumed and analysed. Each step lets
 * others in between.
 */
export const maintain = async (db: Db): Promise<void> => {
  // One statement for each table, so that others get the session in between.
  for (const table of await changedTables(db)) await sql`vacuum (analyze) ${sql.id(table)}`.execute(db)
  if ((await logSinceCheckpoint(db)) > mostLog) await sql`checkpoint`.execute(db)
}

const logSinceCheckpoint = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** The limits are those of PostgreSQL's autovacuum. */
const changedTables = async (db: Db): Promise<string[]> => {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = 'public'
      and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)`.execute(db)
  return rows.map(({ name }) => name)
}
