import { hiddenText } from 'contract/platform/hidden'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { prepared } from '../database/prepared.ts'

type Key = { person: number; route: string; key: string; bodyHash: string }

type Taken = { taken: boolean; status: number | null; body: unknown; body_hash: string | null }

const take = prepared<null, Omit<Key, 'bodyHash'>, Taken>(
  (_db, _shape, { person, route, key }) => sql`select * from take_key(${person}, ${route}, ${key})`,
)

/**
 * Not taken while another request with this key is under way; the lock ends with the transaction. With the answer of the
 * last 24 hours, where there is one.
 */
export const takeKey = async (db: Db, { person, route, key }: Key): Promise<Taken | undefined> => {
  const [taken] = await take(db, null, { person, route, key })
  return taken
}

type Storing = Key & { status: number; body: string }

const store = prepared<null, Storing, never>(
  (_db, _shape, { person, route, key, bodyHash, status, body }) => sql`
    insert into idempotency_keys (user_id, route, key, body_hash, status, body)
    values (${person}, ${route}, ${key}, ${bodyHash}, ${status}, ${body})
    on conflict on constraint idempotency_keys_key do update set body_hash = excluded.body_hash,
      status = excluded.status, body = excluded.body, created_at = now()`,
)

export const storeAnswer = async (
  db: Db,
  key: Key,
  answer: { status: number; body: unknown },
): Promise<void> => {
  await store(db, null, { ...key, status: answer.status, body: JSON.stringify(answer.body ?? null) })
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
