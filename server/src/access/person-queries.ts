import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Person } from '../platform/http/person.ts'

/** `generation` is that of the pair at the first request with it, else null. */
type ByToken = Person & { generation: number | null }

/** Token, session, person and areas in one statement: what was revoked or changed counts at once. */
const byToken = prepared<null, { hash: Buffer }, ByToken>((db, _, { hash }) =>
  db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('tokens.hash', '=', hash)
    .where('tokens.kind', '=', sql.lit('access'))
    .where('tokens.expires_at', '>', sql<string>`now()`)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.ends_at', '>', sql<string>`now()`)
    .where('users.is_active', '=', sql.lit(true))
    .where('users.deleted_at', 'is', null)
    .select([
      'users.id',
      'users.role',
      'users.is_superuser',
      'users.language',
      'users.full_name',
      'sessions.id as session',
      sql<
        number | null
      >`case when tokens.generation > sessions.used_generation then tokens.generation end`.as('generation'),
      sql<number[]>`array(
        select coalesce(country_id, region_id, school_id) from areas
        where areas.user_id = users.id and areas.role = users.role order by 1)`.as('areas'),
    ]),
)

export const personByToken = async (db: Db, hash: Buffer): Promise<ByToken | undefined> => {
  const [person] = await byToken(db, null, { hash })
  return person
}

/** Somebody with role and areas as they are now; undefined for who may no longer sign in. */
export const personWhoSignsIn = (db: Db, id: number): Promise<(Actor & { full_name: string }) | undefined> =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'role',
      'is_superuser',
      'full_name',
      sql<number[]>`array(select coalesce(country_id, region_id, school_id) from areas
        where areas.user_id = users.id and areas.role = users.role order by 1)`.as('areas'),
    ])
    .executeTakeFirst()
