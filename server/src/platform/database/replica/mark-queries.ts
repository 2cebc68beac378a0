import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { prepared } from '../prepared.ts'

/** A replica knows what it has replayed, a primary what it has written. */
const position = sql<string>`
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text`

/** How far a database is, and what somebody did last, as a text to be compared. */
export type Mark = { position: string; is_replica: boolean; saved: string }

/** Every change of a person is in the audit. So many of one person are never saved at once. */
const mostAtOnce = 20

const mark = prepared<null, { person: number }, Mark>(
  (_db, _, { person }) => sql<Mark>`
    select ${position} as position, pg_is_in_recovery() as is_replica,
      array(select id from audit where actor_id = ${person} order by id desc limit ${sql.lit(mostAtOnce)})::text as saved`,
)

export const markOf = async (db: Db, person: number): Promise<Mark> => {
  const [row] = await mark(db, null, { person })
  if (!row) throw new Error('A select without a table answers a row')
  return row
}

/** `system` is the same for a primary and its replicas, and for nothing else. */
export type Place = { position: string; is_replica: boolean; system: string }

export const placeOf = async (db: Db): Promise<Place> => {
  const { rows } = await sql<Place>`
    select ${position} as position, pg_is_in_recovery() as is_replica,
      (select system_identifier::text from pg_control_system()) as system`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table answers a row')
  return row
}
