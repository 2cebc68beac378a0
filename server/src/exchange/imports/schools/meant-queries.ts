import type { Actor } from 'contract/access/scope'
import { ownSchoolFields } from 'contract/places/school-fields'
import type { NewSchool } from 'contract/places/schools'
import { sql } from 'kysely'
import { ofSchools, rowsInScope } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'
import { isBare } from '../draft.ts'

export type SchoolKnown = Omit<NewSchool, 'region'> & { id: number; region: number; version: number }

export const columnsIn = (table: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)))

type SoughtSchool = {
  id: number | null
  code: string | null
  /** The country of the register. */
  country: number | null
  region: number | null
  name: string | null
  /** The same without capitals and accents. */
  folded: string | null
}

type SchoolFound = SchoolKnown & { position: number; isExact: boolean }

/**
 * The school with exactly this name; else the only one with the same name without capitals and accents, where one of
 * both is written without any: “Bình Thạnh” and “Bình Thành” are two places.
 */
const meantOf = (found: SchoolFound[], sought: string | null): SchoolKnown | undefined => {
  const [only] = found.length === 1 ? found : []
  const isMeant = only && (isBare(sought ?? '') || isBare(only.name))
  const meant = found.find(({ isExact }) => isExact) ?? (isMeant ? only : undefined)
  if (!meant) return undefined
  const { position: _, isExact: __, ...school } = meant
  return school
}

/**
 * The school of each row: by number, by register code, or by region and name, ignoring capitals and accents; only in
 * scope.
 */
export const schoolsMeant = async (
  db: Db,
  actor: Actor,
  sought: SoughtSchool[],
): Promise<Map<number, SchoolKnown>> => {
  const found = sql`schools.id, schools.region_id as region, schools.version, ${columnsIn('schools', ownSchoolFields)}`
  const answer = await sql<SchoolFound>`
    with asked as (
      select (ordinality - 1)::integer as position, (value ->> 'id')::integer as id,
        (value ->> 'region')::integer as region, value ->> 'name' as name, value ->> 'folded' as folded,
        value ->> 'code' as code, (value ->> 'country')::integer as country
      from jsonb_array_elements(${JSON.stringify(sought)}::jsonb) with ordinality
    ), coded as (
      select asked.position, schools.id
      from asked join schools on lower(schools.register_code) = lower(asked.code)
        and schools.country_id = asked.country
      where asked.id is null and ${rowsInScope(actor, ofSchools)}
    )
    select asked.position, true as "isExact", ${found} from asked join schools on schools.id = asked.id
    where ${rowsInScope(actor, ofSchools)}
    union all
    select coded.position, true, ${found} from coded join schools on schools.id = coded.id
    union all
    select asked.position, lower(normalize(btrim(schools.name), nfc)) = lower(normalize(btrim(asked.name), nfc)),
      ${found} from asked join schools on schools.region_id = asked.region
      and schools.folded >= asked.folded || chr(10) and schools.folded < asked.folded || chr(11)
    where asked.id is null and ${rowsInScope(actor, ofSchools)}
      and not exists (select from coded where coded.position = asked.position)`.execute(db)
  const byPosition = new Map<number, SchoolFound[]>()
  for (const row of answer.rows) byPosition.set(row.position, [...(byPosition.get(row.position) ?? []), row])
  return new Map(
    [...byPosition].flatMap(([position, rows]) => {
      const school = meantOf(rows, sought[position]?.name ?? null)
      return school ? [[position, school] as const] : []
    }),
  )
}

/** Names that another school of the region has. */
export const namesTaken = async (
  db: Db,
  sought: { position: number; id: number; region: number; name: string }[],
): Promise<Map<number, string | null>> => {
  if (sought.length === 0) return new Map()
  const answer = await sql<{ position: number }>`
    select value.position
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
      as value(position integer, id integer, region integer, name text)
    join schools on schools.region_id = value.region and schools.id <> value.id
      and lower(normalize(btrim(schools.name), nfc)) = lower(normalize(btrim(value.name), nfc))`.execute(db)
  // the row itself has the name
  return new Map(answer.rows.map(({ position }) => [position, null]))
}

/** Codes that another school of the country has, in scope or not; its name where it is in scope. */
export const codesTaken = async (
  db: Db,
  actor: Actor,
  sought: { position: number; id: number | null; country: number; code: string }[],
): Promise<Map<number, string | null>> => {
  if (sought.length === 0) return new Map()
  const answer = await sql<{ position: number; name: string | null }>`
    select value.position, case when ${rowsInScope(actor, ofSchools)} then schools.name end as name
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
      as value(position integer, id integer, country integer, code text)
    join schools on lower(schools.register_code) = lower(value.code) and schools.country_id = value.country
      and schools.id is distinct from value.id`.execute(db)
  return new Map(answer.rows.map(({ position, name }) => [position, name]))
}
