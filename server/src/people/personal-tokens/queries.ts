import type { TokenScopes } from 'contract/access/token-rooms'
import { limits } from 'contract/platform/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const shown = ['id', 'name', 'scopes', 'created_at', 'ends_at', 'last_used_at'] as const

const own = (db: Db, user: number) => db.selectFrom('personal_tokens').where('user_id', '=', user)

/** The newest first; tokens that ended are listed for a while. */
export const personalTokensOf = (db: Db, user: number) =>
  own(db, user).select(shown).orderBy('id', 'desc').execute()

type New = { user: number; hash: Buffer; name: string; scopes: TokenScopes; days: number }

/** Undefined where the person has the most they may have. */
export const addPersonalToken = async (db: Db, { user, hash, name, scopes, days }: New) => {
  await sql`select from users where id = ${user} for update`.execute(db)
  const { count } = await own(db, user)
    .where('ends_at', '>', sql<string>`now()`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= limits.tokensOfPerson) return undefined
  return db
    .insertInto('personal_tokens')
    .values({
      user_id: user,
      hash,
      name,
      scopes: JSON.stringify(scopes),
      ends_at: sql`now() + make_interval(days => ${days}::int)`,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
}

/** Undefined where the person has no such token. */
export const removePersonalToken = (db: Db, user: number, id: number) =>
  db
    .deleteFrom('personal_tokens')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returning(['id', 'scopes'])
    .executeTakeFirst()
