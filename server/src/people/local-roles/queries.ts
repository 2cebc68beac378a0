import type { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Task } from 'contract/access/tasks'
import type { LocalRole } from 'contract/people/local-roles'
import { limits } from 'contract/platform/limits'
import { fieldProblem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { countryScope } from '../../access/scope.ts'
import { countryName, countryNameOrder } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { purgeJobsOf } from '../users/anonymise-queries.ts'

const reached = (db: Db, actor: Actor) =>
  db
    .selectFrom('local_roles')
    .innerJoin('countries', 'countries.id', 'local_roles.country_id')
    .where(countryScope(actor))

const whole = (db: Db, actor: Actor, language: Language) =>
  reached(db, actor).select([
    'local_roles.id',
    sql<LocalRole['country']>`json_build_object('id', countries.id, 'name', ${countryName(language)})`.as(
      'country',
    ),
    sql<LocalRole['role']>`local_roles.role`.as('role'),
    'local_roles.name',
    'local_roles.withheld',
    sql<number>`(select count(*)::int from users where users.local_role_id = local_roles.id)`.as('people'),
    'local_roles.created_at',
    'local_roles.updated_at',
    'local_roles.version',
  ])

export const localRoles = (db: Db, actor: Actor, language: Language): Promise<LocalRole[]> =>
  whole(db, actor, language)
    .orderBy(countryNameOrder(language))
    .orderBy('local_roles.role')
    .orderBy('local_roles.name')
    .orderBy('local_roles.id')
    .execute()

export const localRole = (db: Db, actor: Actor, language: Language, id: number) =>
  whole(db, actor, language).where('local_roles.id', '=', id).executeTakeFirst()

/** The countries of a person's areas or, without any, of their origin. */
export const countriesOfPerson = async (db: Db, user: number): Promise<number[]> => {
  const { rows } = await sql<{ country: number }>`
    select distinct coalesce(areas.country_id, regions.country_id, schools.country_id, users.managed_country_id) as country
    from users left join areas on areas.user_id = users.id
    left join regions on regions.id = areas.region_id
    left join schools on schools.id = areas.school_id
    where users.id = ${user}
      and coalesce(areas.country_id, regions.country_id, schools.country_id, users.managed_country_id) is not null`.execute(
    db,
  )
  return rows.map(({ country }) => country)
}

/** Whether a place is in the country of the person's local role; null without a local role. */
export const fitsLocalRole = async (db: Db, id: number | null, country: number): Promise<boolean> => {
  if (id === null) return true
  const row = await db
    .selectFrom('local_roles')
    .where('id', '=', id)
    .where('country_id', '=', country)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

type LocalRoleOf = { id: number; role: Role; is_superuser: boolean; countries: readonly number[] }

/** Refuses a local role out of scope, of another role, or of another country than the person's. */
export const assertGivable = async (
  db: Db,
  actor: Actor,
  { id, role, is_superuser, countries }: LocalRoleOf,
): Promise<void> => {
  const row = await reached(db, actor)
    .where('local_roles.id', '=', id)
    .where('local_roles.role', '=', role)
    .select('local_roles.country_id')
    .executeTakeFirst()
  if (!row || countries.some((country) => country !== row.country_id))
    throw fieldProblem('local_role', 'does_not_exist')
  if (is_superuser) throw fieldProblem('local_role', 'validation_error')
}

/** One in scope, locked until the end of the transaction. */
export const localRoleToChange = (db: Db, actor: Actor, id: number) =>
  reached(db, actor)
    .where('local_roles.id', '=', id)
    .select([
      'local_roles.id',
      'local_roles.country_id as country',
      sql<LocalRole['role']>`local_roles.role`.as('role'),
      'local_roles.name',
      'local_roles.withheld',
      'local_roles.version',
    ])
    .forUpdate('local_roles')
    .executeTakeFirst()

type New = { country: number; role: Role; name: string; withheld: Task[] }

/** Undefined where the country has the most it may have. */
export const addLocalRole = async (db: Db, { country, role, name, withheld }: New) => {
  await sql`select from countries where id = ${country} for no key update`.execute(db)
  const { count } = await db
    .selectFrom('local_roles')
    .where('country_id', '=', country)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= limits.rolesOfCountry) return undefined
  return db
    .insertInto('local_roles')
    .values({ country_id: country, role, name, withheld })
    .returning('id')
    .executeTakeFirstOrThrow()
}

type Change = { name?: string | undefined; withheld?: Task[] | undefined }

export const changeLocalRole = (db: Db, id: number, { name, withheld }: Change) =>
  db
    .updateTable('local_roles')
    .set({
      ...(name !== undefined && { name }),
      ...(withheld !== undefined && { withheld }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const removeLocalRole = (db: Db, id: number) =>
  db.deleteFrom('local_roles').where('id', '=', id).execute()

/** Deletes finished exports that its people may no longer make. */
export const purgeJobsOfLocalRole = (db: Db, id: number) =>
  purgeJobsOf(db, sql`select users.id from users where users.local_role_id = ${id}`)
