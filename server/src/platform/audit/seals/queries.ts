import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** A number that only the sealing takes as its advisory lock. */
const sealing = 7_022_013

/**
 * Longest time in minutes that a row may take from its id to its commit: requests end after 8 seconds. What comes
 * later than this is found by the check.
 */
const longestCommit = 15

/** What a hash is made over, the same words on every PostgreSQL. */
const content: RawBuilder<string> = sql`jsonb_build_array(audit.id,
  to_char(audit.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), audit.actor_id, audit.deed,
  audit.object_type, audit.object_id, audit.old, audit.new, audit.request_id,
  encode(audit.personal_hash, 'hex'))::text`

type Sealable = { id: number; content: string }

/** False while another server seals; the lock ends with the transaction. */
export const isSealer = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${sealing}) as mine`.execute(
    db,
  )
  return rows[0]?.mine ?? false
}

/**
 * Rows that no seal holds yet, in the order of their ids. Looked for behind the newest seal whose last row is old:
 * nothing comes any more before that row's id.
 */
export const unsealedRows = async (db: Db, limit: number): Promise<Sealable[]> => {
  const { rows } = await sql<Sealable>`
    with settled as (
      select number, last_id from audit_seals
      where exists (
        select from audit where audit.id = audit_seals.last_id
          and audit.at < now() - make_interval(mins => ${longestCommit}::int))
      order by number desc limit 1
    )
    select audit.id, ${content} as content from audit
    where audit.id > coalesce((select last_id from settled), 0)
      and audit.id not in (
        select unnest(audit_ids) from audit_seals where number > coalesce((select number from settled), 0))
    order by audit.id limit ${limit}`.execute(db)
  return rows
}

type NewSeal = { number: number; audit_ids: number[]; hashes: Buffer; previous: Buffer; last_id: number }
export type Seal = NewSeal & { sealed_at: string }

export const lastSeal = (db: Db): Promise<Seal | undefined> =>
  db
    .selectFrom('audit_seals')
    .select(['number', 'audit_ids', 'hashes', 'previous', 'last_id', 'sealed_at'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const addSeal = (db: Db, seal: NewSeal) => db.insertInto('audit_seals').values(seal).execute()

/** The seals after this one, in their order, so many at a time. */
export const sealsAfter = (db: Db, number: number, limit: number): Promise<Seal[]> =>
  db
    .selectFrom('audit_seals')
    .select(['number', 'audit_ids', 'hashes', 'previous', 'last_id', 'sealed_at'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()

export type StoredRow = Sealable & { isPersonalWhole: boolean }

/** The rows with these ids that are still there; personal parts are whole, or forgotten. */
export const rowsUnderSeal = async (db: Db, ids: number[]): Promise<StoredRow[]> => {
  const { rows } = await sql<StoredRow>`
    select audit.id, ${content} as content,
      (audit.personal is null or sha256(convert_to(audit.personal::text, 'UTF8')) = audit.personal_hash)
        as "isPersonalWhole"
    from audit where audit.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** The first and the last id there are; null without rows. */
export const idsOfAudit = (db: Db) =>
  db
    .selectFrom('audit')
    .select([sql<number | null>`min(id)`.as('first'), sql<number | null>`max(id)`.as('last')])
    .executeTakeFirstOrThrow()

/**
 * Rows from one id to another, older than an hour, that no seal holds: put in behind the sealing's back, or sealing
 * does not run. A seal's ids are in order, so its first and last say whether it can hold one of them.
 */
export const rowsWithoutSeal = async (db: Db, from: number, to: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from audit where id between ${from} and ${to} and at < now() - interval '1 hour'
    except select unnest(audit_ids) from audit_seals where last_id >= ${from} and audit_ids[1] <= ${to}
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
