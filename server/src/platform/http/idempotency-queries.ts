import { hiddenText } from 'contract/platform/hidden'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { prepared } from '../database/prepared.ts'
import type { Assumption } from '../database/sessions/open-session.ts'

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

const newKey = prepared<null, Omit<Key, 'bodyHash'>, object>(
  (_db, _shape, { person, route, key }) => sql`select assert_new_key(${person}, ${route}, ${key})`,
)

/** That nobody has the key and nothing was answered under it; takes it. */
export const newKeyAssumed = (db: Db, { person, route, key }: Key, confirmed: () => void): Assumption => {
  const { statement, parameters } = newKey.compiled(db, null, { person, route, key })
  return { text: statement.sql, parameters, confirmed }
}

/** What an answer is stored under, as values of a statement. */
export type Storing = {
  key_person: number
  key_route: string
  key: string
  key_hash: string
  key_status: number
}

const storingAnswer = (
  { key_person, key_route, key, key_hash, key_status }: Storing,
  body: RawBuilder<unknown>,
  from: string,
): RawBuilder<unknown> => sql`
  insert into idempotency_keys (user_id, route, key, body_hash, status, body)
  select ${key_person}::int, ${key_route}::text, ${key}::text, ${key_hash}::text, ${key_status}::int,
    (${body})::jsonb from ${sql.ref(from)}
  on conflict on constraint idempotency_keys_key do update set body_hash = excluded.body_hash,
    status = excluded.status, body = excluded.body, created_at = now()`

/**
 * Of a statement that makes the answer: a further part that stores `body` of each row of the part `from`, where a key
 * was given.
 */
export const storedIn = (
  isStored: boolean,
  storing: Storing,
  body: RawBuilder<unknown>,
  from: string,
): RawBuilder<unknown> => (isStored ? sql`, stored as (${storingAnswer(storing, body, from)})` : sql``)

/** Stands for the values where there is no key. */
export const notStored: Storing = { key_person: 0, key_route: '', key: '', key_hash: '', key_status: 0 }

const store = prepared<null, Storing & { body: string }, never>(
  (_db, _shape, { key_person, key_route, key, key_hash, key_status, body }) => sql`
    with answer as (select ${body}::jsonb as body)
    ${storingAnswer({ key_person, key_route, key, key_hash, key_status }, sql`body`, 'answer')}`,
)

export const storingOf = ({ person, route, key, bodyHash }: Key, status: number): Storing => ({
  key_person: person,
  key_route: route,
  key,
  key_hash: bodyHash,
  key_status: status,
})

export const storeAnswer = async (
  db: Db,
  key: Key,
  answer: { status: number; body: unknown },
): Promise<void> => {
  await store(db, null, { ...storingOf(key, answer.status), body: JSON.stringify(answer.body ?? null) })
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

/** What a repeated request would get of a round of two people, with all their reasons: it is asked anew. */
export const removeStoredRound = (db: Db, line: number, round: number) =>
  sql`
    delete from idempotency_keys where route = ${`/api/rating-round/${round}/finish`}
      or route = ${`/api/evaluation-stage-progress/${line}/ratings`}
        and body -> 'rounds' @> jsonb_build_array(jsonb_build_object('id', ${round}::int))`.execute(db)

/** The same of the reason of an answer, whoever of a school gave it. */
export const removeStoredReason = (db: Db, result: number) =>
  sql`
    update idempotency_keys set body = body || '{"na_reason": null}'
    where route = '/api/result' and body ->> 'id' = ${String(result)} and body ->> 'na_reason' is not null`.execute(
    db,
  )
