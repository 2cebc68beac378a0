import { hiddenText } from 'contract/platform/hidden'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type Key = { person: number; route: string; key: string; bodyHash: string }

/** False while another request with this key is under way; the lock ends with the transaction. */
export const takeKey = async (db: Db, { person, route, key }: Key): Promise<boolean> => {
  const name = `${person} ${route} ${key}`
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 7)) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/** Answers are kept for 24 hours. */
export const storedAnswer = (db: Db, { person, route, key }: Key) =>
  db
    .selectFrom('idempotency_keys')
    .select(['status', 'body', 'body_hash'])
    .where('user_id', '=', person)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst()

export const storeAnswer = async (
  db: Db,
  asked: Key,
  answer: { status: number; body: unknown },
): Promise<void> => {
  const row = { body_hash: asked.bodyHash, status: answer.status, body: JSON.stringify(answer.body ?? null) }
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: asked.person, route: asked.route, key: asked.key, ...row })
    .onConflict((conflict) =>
      conflict.constraint('idempotency_keys_key').doUpdateSet({ ...row, created_at: sql`now()` }),
    )
    .execute()
}

export const purgeOldKeys = (db: Db) =>
  db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - interval '24 hours'`)
    .execute()

/** Takes hidden words out of the answer that a repeated request would get again. */
export const hideStoredText = (db: Db, person: number, route: string, id: number) =>
  sql`
    update idempotency_keys set body = body || jsonb_build_object('text', ${hiddenText}::text, 'hidden', true)
    where user_id = ${person} and route = ${route} and (body ->> 'id')::int = ${id}`.execute(db)
