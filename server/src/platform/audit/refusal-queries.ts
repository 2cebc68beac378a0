import type { AuditAction } from 'contract/platform/audit-actions'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** What the audit says of a refusal beside who and when; it holds no text that people wrote. */
export type RefusalDetails = { method: string; path: string; code: string; network?: string }

export type Refusal = {
  /** SHA-256 of who was refused what, and why: the same on every server. */
  key: Buffer
  actor: number | null
  deed: AuditAction
  type: string
  details: RefusalDetails
}

export type Counted = Refusal & { times: number; ids: number[] }

/** Rows named in one row of the audit at most. */
export const mostIds = 20

/** Seconds in which repeats of a refusal are counted into one row. */
const window = sql`now() + interval '1 minute'`

/**
 * The first refusal of its kind goes into the audit at once and opens a minute in which others are only counted.
 * Another server may have opened it already: then this one is counted there.
 */
export const openWindow = async (db: Db, one: Refusal, id: number | null, request: string): Promise<void> => {
  const ids = id === null ? [] : [id]
  await sql`
    with opened as (
      insert into refusal_counts as counted (key, actor_id, deed, object_type, details, times, ids, ends_at)
      values (${one.key}::bytea, ${one.actor}::int, ${one.deed}, ${one.type}, ${JSON.stringify(one.details)}::jsonb,
        0, '{}', ${window})
      on conflict (key) do update set times = counted.times + 1,
        ids = (counted.ids || ${ids}::int[])[:${mostIds}::int]
      returning times
    )
    insert into audit (actor_id, deed, object_type, object_id, new, request_id)
    select ${one.actor}::int, ${one.deed}::text, ${one.type}::text, ${id}::int,
      ${JSON.stringify({ ...one.details, times: 1 })}::jsonb, ${request}::text
    from opened where times = 0`.execute(db)
}

/** Adds what this server counted, in the order of the keys, so that two servers never wait for each other. */
export const addCounts = async (db: Db, counts: Counted[]): Promise<void> => {
  if (counts.length === 0) return
  const rows = counts.map(({ key, actor, deed, type, details, times, ids }) => ({
    key: key.toString('hex'),
    actor,
    deed,
    type,
    details,
    times,
    ids,
  }))
  await sql`
    insert into refusal_counts as counted (key, actor_id, deed, object_type, details, times, ids, ends_at)
    select decode(given.key, 'hex'), given.actor, given.deed, given.type, given.details, given.times, given.ids, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (key text, actor int, deed text, type text, details jsonb, times int, ids int[])
    order by given.key
    on conflict (key) do update set times = counted.times + excluded.times,
      ids = (counted.ids || excluded.ids)[:${mostIds}::int]`.execute(db)
}

/**
 * Windows that have ended, or with `all` every one: what was counted becomes one row of the audit and the next minute
 * begins; where nothing was counted the window goes. A window that another server is writing is left to it.
 */
export const writeCounts = async (db: Db, all: boolean): Promise<number> => {
  const { rows } = await sql<{ written: number }>`
    with ended as (
      select * from refusal_counts where ends_at <= now() or (${all}::boolean and times > 0)
      order by key for update skip locked
    ),
    gone as (delete from refusal_counts using ended where refusal_counts.key = ended.key and ended.times = 0),
    begun as (
      update refusal_counts set times = 0, ids = '{}', ends_at = ${window} from ended
      where refusal_counts.key = ended.key and ended.times > 0
    ),
    written as (
      insert into audit (actor_id, deed, object_type, object_id, new)
      select actor_id, deed, object_type, case when cardinality(ids) = 1 then ids[1] end,
        details || jsonb_build_object('times', times)
          || case when cardinality(ids) > 1 then jsonb_build_object('ids', ids) else '{}' end
      from ended where times > 0
      returning id
    )
    select count(*)::int as written from written`.execute(db)
  return rows[0]?.written ?? 0
}
