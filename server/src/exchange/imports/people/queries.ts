import { Role, type RoleWithAreas, rolesForCreate } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { managedBy } from '../../../access/user-scope.ts'
import { inviteAll } from '../../../messages/emails/queries.ts'
import { foldedIdentifier } from '../../../people/accounts/queries.ts'
import { isReserved } from '../../../people/email-addresses/queries.ts'
import { countryName } from '../../../places/countries/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { placesAreLost } from './place-queries.ts'

export type PersonKnown = {
  id: number
  version: number
  username: string
  email: string | null
  full_name: string
  phone: string | null
  country: number | null
  country_name: string | null
  role: Role
  language: Language
  is_superuser: boolean
  areas: number[]
  managed: boolean
}

const known = (
  actor: Actor,
  language: Language,
) => sql`users.id, users.version, users.username, coalesce(users.email, users.pending_email) as email,
  users.full_name, users.phone, users.country_id as country, ${countryName(language)} as country_name, users.role,
  users.language, users.is_superuser,
  array(select coalesce(country_id, region_id, school_id) from areas where areas.user_id = users.id order by 1) as areas,
  (users.deleted_at is null and ${managedBy(actor)}) as managed`

/** Who has the address; a pending one counts where the actor manages the person or it was named just now. */
const isMailed = (actor: Actor, email: RawBuilder<unknown>): RawBuilder<boolean> => {
  const is = (column: string) => sql`${foldedIdentifier(sql.ref(column))} = ${foldedIdentifier(email)}`
  return sql`(${is('users.email')}
    or users.email is null and ${is('users.pending_email')} and (${managedBy(actor)} or ${isReserved}))`
}

type NameOrEmail = { username: string | null; email: string | null }

/** For each row the owner of its user name, and of its e-mail, in any scope: both are unique in all. */
export const peopleMeant = async (
  db: Db,
  actor: Actor,
  language: Language,
  sought: NameOrEmail[],
): Promise<Map<number, { named?: PersonKnown; mailed?: PersonKnown }>> => {
  const answer = await sql<PersonKnown & { position: number; by: 'named' | 'mailed' }>`
    with asked as (
      select (ordinality - 1)::integer as position, value ->> 'username' as username, value ->> 'email' as email
      from jsonb_array_elements(${JSON.stringify(sought)}::jsonb) with ordinality
    )
    select asked.position, 'named' as by, ${known(actor, language)} from asked
    join users on ${foldedIdentifier(sql`users.username`)} = ${foldedIdentifier(sql`asked.username`)}
    left join countries on countries.id = users.country_id
    union all
    select asked.position, 'mailed' as by, ${known(actor, language)} from asked
    join users on ${isMailed(actor, sql`asked.email`)}
    left join countries on countries.id = users.country_id`.execute(db)
  const meant = new Map<number, { named?: PersonKnown; mailed?: PersonKnown }>()
  for (const { position, by, ...person } of answer.rows) {
    meant.set(position, { ...meant.get(position), [by]: person })
  }
  return meant
}

/** The column of an area, set where the role of its person has areas of this kind. */
const areaOf = (role: RoleWithAreas) => sql`case when users.role = ${sql.lit(role)} then given.area end`

/**
 * Whether the dry run still holds: people to change exist, are managed and unchanged; places to assign are in scope;
 * user names and e-mails of new people are free; and the actor, whose role may have changed, may still assign these
 * roles and change these accounts. People to change are locked.
 */
export const arePeopleStillValid = async (db: Db, actor: Actor, job: number): Promise<boolean> => {
  await sql`
    select from users where id in (
      select object_id from import_rows where job_id = ${job} and deed = 'change') order by id for update`.execute(
    db,
  )
  const answer = await sql<{ broken: boolean }>`
    select exists (
      select from import_rows left join users on users.id = import_rows.object_id
        and users.version = import_rows.version and users.deleted_at is null and ${managedBy(actor)}
        and (${actor.is_superuser}::boolean or not users.is_superuser)
      where import_rows.job_id = ${job} and import_rows.deed = 'change' and users.id is null
    ) or exists (
      select from import_rows join users on users.id is distinct from import_rows.object_id
        and ${foldedIdentifier(sql`users.username`)} = ${foldedIdentifier(sql`import_rows.written ->> 'username'`)}
      where import_rows.job_id = ${job} and import_rows.deed = 'create'
    ) or exists (
      select from import_rows join users on users.id is distinct from import_rows.object_id
        and ${isMailed(actor, sql`import_rows.written ->> 'email'`)}
      where import_rows.job_id = ${job} and import_rows.deed = 'create'
    ) or exists (
      select from import_rows where job_id = ${job} and deed = 'create'
        and (written ->> 'role')::integer <> all(${rolesForCreate(actor.role)}::int[])
    ) or ${placesAreLost(actor, job)} as broken`.execute(db)
  return answer.rows[0]?.broken === false
}

type By = { actor: number; request: string }

const rowsWritten = (job: number, action: 'create' | 'change') => sql`
  import_rows, jsonb_to_record(import_rows.written) as written(username text, email text, full_name text, folded text,
    phone text, country_id integer, role smallint, language text, managed_country_id integer,
    managed_region_id integer, areas integer[], audited jsonb, audited_before jsonb)
  where import_rows.job_id = ${job} and import_rows.deed = ${action}`

/** Adds people with areas and audit; answers their ids. They have no password yet: an e-mail invites them. */
export const addPeople = async (db: Db, job: number, by: By): Promise<number[]> => {
  const answer = await sql<{ id: number; areas: number[] }>`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('users', 'id'))::integer as id, written.*
      from ${rowsWritten(job, 'create')} order by import_rows.row
    ), added as (
      insert into users (id, username, pending_email, pending_since, full_name, folded, phone, country_id, role, language,
        managed_country_id, managed_region_id) overriding system value
      select id, username, email, now(), full_name, folded, phone, country_id, role, language, managed_country_id,
        managed_region_id from numbered
    ), audited as (
      insert into audit (actor_id, deed, object_type, object_id, new, personal, request_id)
      select ${by.actor}::int, 'user.create', 'user', id, audited -> 'new', audited -> 'personal', ${by.request}::text
      from numbered
    )
    select id, areas from numbered`.execute(db)
  const areas = answer.rows.flatMap(({ id, areas: ids }) => ids.map((area) => ({ id, area })))
  const placed = areas.map((area, place) => ({ ...area, place }))
  // after the people: areas refer to them, and one statement does not see its own inserts
  await sql`
    insert into areas (user_id, role, country_id, region_id, school_id)
    select users.id, users.role, ${areaOf(Role.country)}, ${areaOf(Role.region)}, ${areaOf(Role.school)}
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as given(id integer, area integer, place integer)
    join users on users.id = given.id order by given.place`.execute(db)
  return answer.rows.map(({ id }) => id)
}

const changePeople = async (db: Db, job: number, by: By): Promise<number> => {
  const answer = await sql<{ changed: number }>`
    with changed as (
      update users set full_name = written.full_name, folded = written.folded,
        phone = written.phone, country_id = written.country_id, language = written.language,
        version = users.version + 1, updated_at = now()
      from ${rowsWritten(job, 'change')} and users.id = import_rows.object_id
      returning users.id, written.audited
    ), audited as (
      insert into audit (actor_id, deed, object_type, object_id, old, new, personal, request_id)
      select ${by.actor}::int, 'user.change', 'user', id, audited -> 'old', audited -> 'new', audited -> 'personal',
        ${by.request}::text from changed
    )
    select count(*) as changed from changed`.execute(db)
  return answer.rows[0]?.changed ?? 0
}

/** Writes within the caller's transaction. */
export const writePeople = async (
  db: Db,
  actor: Actor & { full_name: string },
  job: number,
  request: string,
) => {
  if (!(await arePeopleStillValid(db, actor, job))) throw new Problem('data_changed')
  const by = { actor: actor.id, request }
  const changed = await changePeople(db, job, by)
  const added = await addPeople(db, job, by)
  await inviteAll(db, added, actor)
  return { created: added.length, changed }
}
