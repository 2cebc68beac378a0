import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

type Pair = { session: number; generation: number; nonce: Buffer; access: Buffer; refresh: Buffer }

/** Stores the hashes of a pair, or renews the expiry of a stored one; no token outlives its session. */
export const addTokens = (db: Db, { session, generation, nonce, access, refresh }: Pair) =>
  sql`
    insert into tokens (hash, session_id, kind, generation, nonce, expires_at)
    select made.hash, sessions.id, made.kind, ${generation}::int, ${nonce}::bytea,
      least(sessions.ends_at, now() + case
        when made.kind = 'access' then interval '15 minutes'
        when sessions.remember then interval '14 days'
        else interval '60 minutes' end)
    from sessions, (values (${access}::bytea, 'access'), (${refresh}::bytea, 'refresh')) as made (hash, kind)
    where sessions.id = ${session}
    on conflict (hash) do update set expires_at = excluded.expires_at`.execute(db)

/** Locks the session of a refresh token until the transaction ends; undefined for an unknown token. */
export const lockFamily = async (db: Db, refresh: Buffer): Promise<number | undefined> => {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .where('tokens.hash', '=', refresh)
    .where('tokens.kind', '=', 'refresh')
    .select('sessions.id')
    .forUpdate('sessions')
    .executeTakeFirst()
  return row?.id
}

/**
 * How a refresh token of a locked family stands (docs/decisions/078-sessions-limits-and-addresses.md): `fresh` was never
 * used; `repeated` was, but nobody was seen using the pair that followed, as after a lost answer, or it was used in the
 * last 30 seconds; `reused` is in the hands of two.
 */
export const refreshToken = (db: Db, refresh: Buffer) =>
  db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('tokens.hash', '=', refresh)
    .select([
      'sessions.id as session',
      'sessions.user_id as user',
      'tokens.generation',
      'tokens.nonce',
      sql<boolean>`sessions.revoked_at is null and sessions.ends_at > now()
        and users.is_active and users.deleted_at is null`.as('live'),
      sql<'fresh' | 'expired' | 'repeated' | 'reused'>`case
        when tokens.used_at is null and tokens.expires_at > now() then 'fresh'
        when tokens.used_at is null then 'expired'
        when exists (
          select from tokens as later
          where later.session_id = tokens.session_id and later.generation > tokens.generation + 1) then 'reused'
        when tokens.used_at between now() - interval '30 seconds' and now() + interval '30 seconds' then 'repeated'
        when sessions.used_generation > tokens.generation then 'reused'
        when exists (
          select from tokens as successor
          where successor.session_id = tokens.session_id and successor.generation = tokens.generation + 1
            and successor.kind = 'refresh' and successor.expires_at > now()) then 'repeated'
        else 'expired' end`.as('standing'),
    ])
    .executeTakeFirstOrThrow()

/** Uses a refresh token up, and clears away the access tokens that ran out. */
export const spendToken = async (
  db: Db,
  { session, generation }: { session: number; generation: number },
  refresh: Buffer,
): Promise<void> => {
  await db.updateTable('tokens').set({ used_at: sql`now()` }).where('hash', '=', refresh).execute()
  await db
    .updateTable('sessions')
    .set({
      last_used_at: sql`now()`,
      used_generation: sql`greatest(used_generation, ${generation}::int)`,
    })
    .where('id', '=', session)
    .execute()
  await db
    .deleteFrom('tokens')
    .where('session_id', '=', session)
    .where('kind', '=', 'access')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
}

/** Notes that this pair is in use, so that the refresh token before it is no longer accepted. */
export const notePairUsed = (db: Db, session: number, generation: number) =>
  db
    .updateTable('sessions')
    .set({ used_generation: generation })
    .where('id', '=', session)
    .where('used_generation', '<', generation)
    .execute()

/** Deletes all tokens of a session and gives the number of the last generation, from which the next pair counts on. */
export const dropTokens = async (db: Db, session: number): Promise<number> => {
  await db.selectFrom('sessions').select('id').where('id', '=', session).forUpdate().execute()
  const rows = await db
    .deleteFrom('tokens')
    .where('session_id', '=', session)
    .returning('generation')
    .execute()
  return Math.max(0, ...rows.map(({ generation }) => generation))
}

/** Deletes tokens that can no longer be used and are no longer needed to notice the reuse of a stolen one. */
export const purgeOldTokens = (db: Db) =>
  db
    .deleteFrom('tokens')
    .using('sessions')
    .whereRef('sessions.id', '=', 'tokens.session_id')
    .where(({ or, eb }) =>
      or([
        eb('sessions.ends_at', '<', sql<string>`now()`),
        eb('sessions.revoked_at', '<', sql<string>`now() - interval '1 day'`),
        eb.and([eb('tokens.kind', '=', 'access'), eb('tokens.expires_at', '<', sql<string>`now()`)]),
      ]),
    )
    .execute()
