import { can } from 'contract/access/permissions'
import { type AreaKind, areaKindOf, hasAreas, type RoleWithAreas, roles } from 'contract/access/roles'
import type { Actor, Place } from 'contract/access/scope'
import type { Area } from 'contract/people/areas'
import type { User } from 'contract/people/users'
import { fieldProblem, Problem } from 'contract/platform/problems'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { outOfScope } from '../../access/out-of-scope.ts'
import { countryScope } from '../../access/scope.ts'
import { countryName } from '../../places/countries/queries.ts'
import type { Db } from '../../platform/database/db.ts'

const kind = sql<AreaKind>`case areas.role ${sql.join(
  roles.filter(hasAreas).map((role) => sql`when ${sql.lit(role)} then ${sql.lit(areaKindOf(role))}`),
  sql` `,
)} end`

const placeIn = (language: Language) => sql<Area['place']>`json_build_object(
  'id', coalesce(areas.country_id, areas.region_id, areas.school_id),
  'name', coalesce(place.names ->> ${language}::text, regions.name, schools.name))`

export const areasOf = (language: Language): RawBuilder<User['areas']> => sql`coalesce((
  select json_agg(json_build_object('id', areas.id, 'kind', ${kind}, 'place', ${placeIn(language)})
    order by areas.id)
  from areas
  left join countries as place on place.id = areas.country_id
  left join regions on regions.id = areas.region_id
  left join schools on schools.id = areas.school_id
  where areas.user_id = users.id), '[]'::json)`

const areas = (db: Db) =>
  db
    .selectFrom('areas')
    .leftJoin('countries as place', 'place.id', 'areas.country_id')
    .leftJoin('regions', 'regions.id', 'areas.region_id')
    .leftJoin('schools', 'schools.id', 'areas.school_id')

export const areaById = (db: Db, language: Language, id: number) =>
  areas(db)
    .where('areas.id', '=', id)
    .select(['areas.id', 'areas.user_id as user', kind.as('kind'), placeIn(language).as('place')])
    .executeTakeFirst()

/** An area and its place, locked for its removal. */
export const areaToRemove = async (db: Db, id: number) => {
  await db.selectFrom('areas').select('id').where('id', '=', id).forUpdate().execute()
  return areas(db)
    .where('areas.id', '=', id)
    .select([
      'areas.id',
      'areas.user_id as user',
      kind.as('kind'),
      sql<number>`coalesce(areas.country_id, regions.country_id, schools.country_id)`.as('country'),
      sql<number | null>`coalesce(areas.region_id, schools.region_id)`.as('region'),
      'areas.school_id as school',
    ])
    .executeTakeFirst()
}

type Assignable = Required<Place> & { id: number }

const placesNamed = async (db: Db, of: AreaKind, ids: number[]): Promise<Assignable[]> => {
  const rows = {
    country: sql`id, id as country, null::int as region, null::int as school from countries`,
    region: sql`id, country_id as country, id as region, null::int as school from regions`,
    school: sql`id, country_id as country, region_id as region, id as school from schools`,
  }[of]
  const places = await sql<Assignable>`
    select ${rows} where id = any(${ids}::int[]) order by id for share`.execute(db)
  return places.rows
}

/** Places to assign, locked: one out of scope is refused as if it did not exist. */
export const placesToAssign = async (
  db: Db,
  actor: Actor,
  { of, ids, field }: { of: AreaKind; ids: number[]; field: string },
): Promise<Assignable[]> => {
  const places = await placesNamed(db, of, ids)
  if (places.length < ids.length) throw outOfScope(actor, fieldProblem(field, 'does_not_exist'))
  if (!places.every((place) => can(actor, 'area.assign', place))) throw new Problem('permission_denied')
  return places
}

export const addAreas = (db: Db, user: number, role: RoleWithAreas, ids: number[]) =>
  db
    .insertInto('areas')
    .values(ids.map((id) => ({ user_id: user, role, [`${areaKindOf(role)}_id`]: id })))
    .returning('id')
    .execute()

export const removeArea = (db: Db, id: number) => db.deleteFrom('areas').where('id', '=', id).execute()

export const countriesRepresented = async (db: Db, language: Language, user: number): Promise<Ref[]> =>
  db
    .selectFrom('areas')
    .innerJoin('countries', 'countries.id', 'areas.country_id')
    .where('areas.user_id', '=', user)
    .select(['countries.id', countryName(language).as('name')])
    .orderBy('countries.id')
    .execute()

export const removeAreasOf = async (db: Db, user: number): Promise<number[]> => {
  const rows = await db
    .deleteFrom('areas')
    .where('user_id', '=', user)
    .returning(sql<number>`coalesce(country_id, region_id, school_id)`.as('place'))
    .execute()
  return rows.map(({ place }) => place)
}

/** Whether somebody may name this country: their own, or that of their region or school. */
export const isCountryRead = async (db: Db, actor: Actor, country: number): Promise<boolean> => {
  const row = await db
    .selectFrom('countries')
    .select('id')
    .where(countryScope(actor))
    .where('countries.id', '=', country)
    .executeTakeFirst()
  return row !== undefined
}
