import type { TokenScopes } from 'contract/access/token-rooms'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Person } from '../platform/http/person.ts'
import { areaIds, withheldTasks } from './person-queries.ts'

/** `isNoted`: whether the last use is written down as far as people are told. */
type ByPersonalToken = Person & { scopes: TokenScopes; isNoted: boolean }

/**
 * Token, person and areas in one statement, as they are now: a token is never more than its owner. It has no session,
 * and nothing was proven with it.
 */
const byToken = prepared<null, { hash: Buffer }, { person: ByPersonalToken }>((db, _, { hash }) =>
  db
    .selectFrom('personal_tokens')
    .innerJoin('users', 'users.id', 'personal_tokens.user_id')
    .where('personal_tokens.hash', '=', hash)
    .where('personal_tokens.ends_at', '>', sql<string>`now()`)
    .where('users.is_active', '=', sql.lit(true))
    .where('users.deleted_at', 'is', null)
    .select(
      sql<ByPersonalToken>`json_build_object(
        'id', users.id, 'role', users.role, 'is_superuser', users.is_superuser, 'language', users.language,
        'full_name', users.full_name, 'session', 0, 'is_recent', false, 'scopes', personal_tokens.scopes,
        'isNoted', coalesce(personal_tokens.last_used_at > now() - interval '5 minutes', false),
        'areas', ${areaIds}, 'withheld', ${withheldTasks})`.as('person'),
    ),
)

const noteUsed = (db: Db, hash: Buffer) =>
  db.updateTable('personal_tokens').set({ last_used_at: sql`now()` }).where('hash', '=', hash).execute()

/** Whom a program asks for; undefined for a token that opens nothing. */
export const personByPersonalToken = async (db: Db, hash: Buffer): Promise<Person | undefined> => {
  const [row] = await byToken(db, null, { hash })
  if (!row) return undefined
  const { isNoted, ...person } = row.person
  // where nothing can be written it reads all the same
  if (!isNoted) await noteUsed(db, hash).catch(() => undefined)
  return person
}

/** Ends all tokens of a person: with a role, an account or a password that somebody else took away. */
export const endPersonalTokens = (db: Db, user: number) =>
  db.deleteFrom('personal_tokens').where('user_id', '=', user).execute()

/** Ended ones are shown to their owner for a month. */
export const purgePersonalTokens = (db: Db) =>
  db.deleteFrom('personal_tokens').where('ends_at', '<', sql<string>`now() - interval '30 days'`).execute()
