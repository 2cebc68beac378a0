import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { endPersonalTokens } from './personal-token-queries.ts'

const liveFamilies = 10

type Beginning = {
  user: number
  remember: boolean
  device: string | null
  network: string
  byProvider: boolean
}

/** Of too many sessions at once the least used end; their ids. */
export const endLeastUsed = async (db: Db, user: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update sessions set revoked_at = now(), revoked_because = 'too_many' where id in (
      select id from sessions where user_id = ${user} and revoked_at is null and ends_at > now()
      order by last_used_at desc, id desc offset ${liveFamilies - 1})
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** With which devices somebody signed in from this network, as far as sessions are kept; null at their very first. */
export const knownDevices = async (db: Db, user: number, network: string): Promise<string[] | null> => {
  const row = await db
    .selectFrom('users')
    .where('users.id', '=', user)
    .select([
      sql<boolean>`users.created_at > now() - interval '30 days'
        and not exists (select from sessions where sessions.user_id = users.id)`.as('is_first'),
      sql<string[]>`array(select distinct coalesce(sessions.device, '') from sessions
        where sessions.user_id = users.id and sessions.network = ${network}::text)`.as('devices'),
    ])
    .executeTakeFirst()
  return row && !row.is_first ? row.devices : null
}

/** A new session; long ended ones are forgotten. */
export const addSession = async (db: Db, { user, remember, device, network, byProvider }: Beginning) => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user)
    .where('ends_at', '<', sql<string>`now() - interval '30 days'`)
    .execute()
  return db
    .insertInto('sessions')
    .values({
      user_id: user,
      remember,
      device,
      network,
      by_provider: byProvider,
      ends_at: remember ? sql`now() + interval '30 days'` : sql`now() + interval '12 hours'`,
    })
    .returning(['id'])
    .executeTakeFirstOrThrow()
}

export type Because =
  | 'logout'
  | 'ended'
  | 'refresh_reuse'
  | 'password'
  | 'reset'
  | 'role'
  | 'inactive'
  | 'deleted'

export const revokeSession = (db: Db, session: number, because: Because) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()`, revoked_because: because })
    .where('id', '=', session)
    .where('revoked_at', 'is', null)
    .execute()

/**
 * Ends all sessions of a person, but the one to keep. Where none is kept somebody else did it, or a link from a letter:
 * then the tokens of their programs end too.
 */
export const revokeSessions = async (
  db: Db,
  user: number,
  because: Because,
  spared: number | null = null,
): Promise<void> => {
  if (spared === null) await endPersonalTokens(db, user)
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()`, revoked_because: because })
    .where('user_id', '=', user)
    .where('revoked_at', 'is', null)
    .$if(spared !== null, (all) => all.where('id', '!=', spared))
    .execute()
}

/** The person has just proved anew who they are. */
export const noteProof = (db: Db, session: number) =>
  db.updateTable('sessions').set({ proven_at: sql`now()` }).where('id', '=', session).execute()

const live = (db: Db, user: number) =>
  db
    .selectFrom('sessions')
    .where('sessions.user_id', '=', user)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.ends_at', '>', sql<string>`now()`)

/** A person's sessions that can still go on, the last used first. */
export const sessionsOf = (db: Db, user: number, current: number) =>
  live(db, user)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tokens')
          .select('tokens.hash')
          .whereRef('tokens.session_id', '=', 'sessions.id')
          .where('tokens.used_at', 'is', null)
          .where('tokens.expires_at', '>', sql<string>`now()`),
      ),
    )
    .select([
      'sessions.id',
      sql<boolean>`sessions.id = ${current}::int`.as('current'),
      'sessions.remember',
      'sessions.device',
      'sessions.created_at',
      'sessions.last_used_at',
    ])
    .orderBy('sessions.last_used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()

/** Whether the session began with an account of somewhere else. */
export const beganAtProvider = async (db: Db, session: number): Promise<boolean> => {
  const row = await db
    .selectFrom('sessions')
    .select('by_provider')
    .where('id', '=', session)
    .executeTakeFirst()
  return row?.by_provider ?? false
}

export const liveSession = (db: Db, user: number, id: number) =>
  live(db, user).where('sessions.id', '=', id).select('sessions.id').executeTakeFirst()

export const storeLock = (db: Db, session: number, hash: Buffer) =>
  db.updateTable('sessions').set({ lock_hash: hash }).where('id', '=', session).execute()

/**
 * A session whose time ran out, or that newer ones pushed out, leaves its device locked; one that somebody ended, and a
 * person who may no longer come in, take away what lies there.
 */
export const isLockValid = async (db: Db, hash: Buffer): Promise<boolean> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.lock_hash', '=', hash)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('sessions.revoked_at', 'is', null), eb('sessions.revoked_because', '=', 'too_many')]),
    )
    .select('sessions.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the sessions of a deleted person, with their networks and devices. */
export const purgeSessions = (db: Db, user: number) =>
  db.deleteFrom('sessions').where('user_id', '=', user).execute()

/**
 * Sessions that ended 30 days ago or more, with their tokens; until then a login from their network counts as one from
 * home.
 */
export const purgeOldSessions = (db: Db) =>
  db.deleteFrom('sessions').where('ends_at', '<', sql<string>`now() - interval '30 days'`).execute()
