import type { Actor } from 'contract/access/scope'
import type { Task } from 'contract/access/tasks'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Statement } from '../platform/database/engine.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Assumption } from '../platform/database/sessions/open-session.ts'
import type { Person } from '../platform/http/person.ts'

/** `generation` is that of the pair at the first request with it, else null. */
export type ByToken = Person & { generation: number | null }

/** What the areas of a person are the ids of. */
export const areaIds = sql<number[]>`array(
          select coalesce(country_id, region_id, school_id) from areas
          where areas.user_id = users.id and areas.role = users.role order by 1)`

/** What a role of a country's own leaves out for a person; null without one. */
export const withheldTasks = sql<Task[] | null>`case when users.local_role_id is not null then (
          select local_roles.withheld from local_roles where local_roles.id = users.local_role_id) end`

/**
 * Token, session, person and areas in one statement: what was revoked or changed counts at once. As one text, so that
 * it is seen at a glance whether anything is other than before.
 */
const personOf = (db: Db, hash: Buffer) =>
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
    .select(
      sql<string>`json_build_object(
        'id', users.id, 'role', users.role, 'is_superuser', users.is_superuser, 'language', users.language,
        'full_name', users.full_name, 'session', sessions.id,
        'is_recent', sessions.proven_at > now() - interval '10 minutes'
          or (users.password_hash is null
            and not exists (select from passkeys where passkeys.user_id = users.id)),
        'generation', case when tokens.generation > sessions.used_generation then tokens.generation end,
        'areas', ${areaIds}, 'withheld', ${withheldTasks})::text`.as('person'),
    )

const byToken = prepared<null, { hash: Buffer }, { person: string }>((db, _, { hash }) => personOf(db, hash))

const stillTheSame = prepared<null, { hash: Buffer; person: string }, object>(
  (db, _, { hash, person }) => sql`select assert_same((${personOf(db, hash)}), ${person})`,
)

/** The person as the text of a `ByToken`; undefined for a token that opens nothing. */
export const personByToken = async (db: Db, hash: Buffer): Promise<string | undefined> => {
  const [row] = await byToken(db, null, { hash })
  return row?.person
}

/** The same look-up, to be sent ahead of another statement; `personIn` reads what it finds. */
export const personAhead = (db: Db, hash: Buffer): Statement => {
  const { statement, parameters } = byToken.compiled(db, null, { hash })
  return { text: statement.sql, parameters }
}

export const personIn = ([row]: unknown[]): string | null =>
  typeof row === 'object' && row && 'person' in row ? String(row.person) : null

/** That the same look-up finds this person still, word for word. */
export const personAssumed = (db: Db, hash: Buffer, person: string, confirmed: () => void): Assumption => {
  const { statement, parameters } = stillTheSame.compiled(db, null, { hash, person })
  return { text: statement.sql, parameters, confirmed }
}

/** Somebody with role and areas as they are now; undefined for who may no longer sign in. */
export const personWhoSignsIn = (db: Db, id: number): Promise<(Actor & { full_name: string }) | undefined> =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .select(['id', 'role', 'is_superuser', 'full_name', areaIds.as('areas'), withheldTasks.as('withheld')])
    .executeTakeFirst()
