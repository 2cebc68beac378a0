import { type AreaKind, areaKindOf, hasAreas, Role, roles } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { type RawBuilder, sql } from 'kysely'
import { ofSchools, rowsInScope } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'

export type SchoolPlace = { id: number; name: string; folded: string; region: number; country: number }

/** Schools in scope by these names or numbers. */
export const schoolsNamed = async (
  db: Db,
  actor: Actor,
  names: string[],
  ids: number[],
): Promise<SchoolPlace[]> => {
  const answer = await sql<SchoolPlace>`
    select schools.id, schools.name, split_part(schools.folded, chr(10), 1) as folded, schools.region_id as region,
      schools.country_id as country
    from (
      select schools.id from unnest(${names}::text[]) as word
      join schools on schools.folded >= word || chr(10) and schools.folded < word || chr(11)
      union
      select schools.id from schools where schools.id = any(${ids}::int[])
    ) as meant join schools on schools.id = meant.id
    where ${rowsInScope(actor, ofSchools)}`.execute(db)
  return answer.rows
}

/** Countries that have a representative. */
export const represented = async (db: Db, countries: number[]): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('areas')
    .where('role', '=', Role.country)
    .where(sql<boolean>`country_id = any(${countries}::int[])`)
    .select('country_id')
    .execute()
  return new Set(rows.flatMap(({ country_id }) => country_id ?? []))
}

/** Columns with the country and region of an area's place. */
const columnsOfPlace: Record<AreaKind, Partial<Record<AreaKind, string>>> = {
  country: { country: 'place.id' },
  region: { country: 'place.country_id', region: 'place.id' },
  school: { country: 'place.country_id', region: 'place.region_id' },
}

const placeTables = { country: 'countries', region: 'regions', school: 'schools' } as const

/** Whether a place for new people was deleted or is out of scope now. */
export const placesAreLost = (actor: Actor, job: number): RawBuilder<boolean> => {
  const own = areaKindOf(actor.role)
  const inScope = (kind: AreaKind) => {
    if (own === null) return sql`true`
    const column = columnsOfPlace[kind][own]
    return column ? sql`${sql.ref(column)} = any(${actor.areas}::int[])` : sql`false`
  }
  const lost = roles.filter(hasAreas).map((role) => {
    const kind = areaKindOf(role)
    return sql`exists (
      select from import_rows, jsonb_array_elements_text(import_rows.written -> 'areas') as area
      left join ${sql.table(placeTables[kind])} as place on place.id = area::integer and ${inScope(kind)}
      where import_rows.job_id = ${job} and import_rows.deed = 'create'
        and (import_rows.written ->> 'role')::integer = ${role}::integer and place.id is null)`
  })
  return sql`(${sql.join(lost, sql` or `)})`
}
