import type { Actor } from 'contract/access/scope'
import {
  disabilityCounts,
  ownSchoolFields,
  type SchoolFields,
  schoolFields,
} from 'contract/places/school-fields'
import type { NewSchool, School, SchoolChange } from 'contract/places/schools'
import { namesOf, writtenNames } from 'contract/platform/fields'
import { fold, type Language } from 'contract/platform/shapes'
import { isOneOf, keysOf } from 'contract/platform/typed'
import { type RawBuilder, sql } from 'kysely'
import { largeOnly } from '../../access/disclosure/queries.ts'
import { ofSchools, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import { type Entry, entryOf, recordingEntry } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { countryName } from '../countries/queries.ts'

type Column = (name: keyof SchoolFields) => RawBuilder<unknown>

const stored: Column = (name) => sql.ref(`schools.${name}`)
/** A small count of learners with a disability is hidden. */
const listed: Column = (name) => (isOneOf(disabilityCounts, name) ? largeOnly(name) : stored(name))

/** For statements that join `schools`, its `regions` and `countries`. */
const shape = (language: Language, column: Column): RawBuilder<School> => {
  const places: Partial<Record<keyof SchoolFields, RawBuilder<unknown>>> = {
    region: sql`json_build_object('id', regions.id, 'name', regions.name)`,
    country: sql`json_build_object('id', countries.id, 'name', ${countryName(language)})`,
  }
  const fields = keysOf(schoolFields).map((name) => sql`${sql.lit(name)}, ${places[name] ?? column(name)}`)
  return sql`json_build_object('id', schools.id, ${sql.join(fields)}, 'version', schools.version,
    'updated_at', ${jsonTime('schools.updated_at')})`
}

export const schoolListed = (language: Language): RawBuilder<School> => shape(language, listed)

type Wanted = { areas: number[]; id: number }

const byId = prepared<{ scope: Scope; language: Language }, Wanted, { school: School }>(
  (db, { scope, language }, { areas, id }) =>
    db
      .selectFrom('schools')
      .innerJoin('regions', 'regions.id', 'schools.region_id')
      .innerJoin('countries', 'countries.id', 'schools.country_id')
      .where(scopeCondition(scope, areas, ofSchools))
      .where('schools.id', '=', id)
      .select(shape(language, stored).as('school')),
)

export const schoolById = async (db: Db, actor: Actor, language: Language, id: number) => {
  const [row] = await byId(db, { scope: scopeOf(actor), language }, { areas: actor.areas, id })
  return row?.school
}

const toChange = prepared((db, { scope }: { scope: Scope }, { areas, id }: Wanted) =>
  db
    .selectFrom('schools')
    .where(scopeCondition(scope, areas, ofSchools))
    .where('schools.id', '=', id)
    .select([
      'id',
      'id as school',
      'region_id as region',
      'country_id as country',
      'version',
      ...ownSchoolFields,
    ])
    .forUpdate(),
)

/** A school in scope with place, version and all writable fields, locked. */
export const schoolToChange = async (db: Db, actor: Actor, id: number) => {
  const [row] = await toChange(db, { scope: scopeOf(actor) }, { areas: actor.areas, id })
  return row
}

/** Name and project on a line each, for search and order. */
const folded = (name: string, project: string | null): string => `${fold(name)}\n${fold(project ?? '')}`

type InCountry = { country: number }
type By = Parameters<typeof entryOf>[0]

export const addSchool = (db: Db, { region, country, ...school }: NewSchool & InCountry) =>
  db
    .insertInto('schools')
    .values({
      ...school,
      region_id: region,
      country_id: country,
      folded: folded(school.name, school.project_name),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The columns to write, by name. */
type Changed = Entry & { id: number } & Record<string, unknown>

const change = prepared<{ language: Language; columns: string[] }, Changed, { school: School }>(
  (_db, { language, columns }, values) => {
    const { id, by, request, old, new: now, personal } = values
    const written = columns.map((column) => sql`${sql.ref(column)} = ${values[`to_${column}`]}`)
    return sql`
      with changed as (
        update schools set ${sql.join([...written, sql`version = version + 1`, sql`updated_at = now()`])}
        where id = ${id}
        returning *
      ),
      recorded as (${recordingEntry({ by, request, old, new: now, personal }, 'school.change', { type: 'school', of: 'changed' })})
      select ${shape(language, stored)} as school from changed schools
      join regions on regions.id = schools.region_id
      join countries on countries.id = schools.country_id`
  },
)

/** With its row of the audit, in one statement. `names` are the new names. */
export const changeSchool = async (
  context: By & { db: Db; language: Language },
  id: number,
  { region, country, ...rest }: SchoolChange & Partial<InCountry>,
  names: { name: string; project_name: string | null },
  audited: Parameters<typeof entryOf>[1],
): Promise<School | undefined> => {
  const { db, language } = context
  const written: Record<string, unknown> = {
    ...rest,
    ...(region !== undefined && { region_id: region, country_id: country }),
    folded: folded(names.name, names.project_name),
  }
  const columns = Object.keys(written)
    .filter((column) => written[column] !== undefined)
    .sort()
  const values = Object.fromEntries(columns.map((column) => [`to_${column}`, written[column]]))
  const [row] = await change(db, { language, columns }, { ...entryOf(context, audited), ...values, id })
  return row?.school
}

export const removeSchool = (db: Db, id: number) => db.deleteFrom('schools').where('id', '=', id).execute()

const unrecorded: readonly string[] = namesOf(schoolFields, { isNotAudited: true })
const recordedFields: readonly string[] = writtenNames(schoolFields).filter(
  (field) => !unrecorded.includes(field),
)

/**
 * What the audit stores of a school: the fields of `named` (all when left out), but never the texts about the
 * project.
 */
export const recorded = (school: object, named: object = school): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(school).filter(([field]) => recordedFields.includes(field) && Object.hasOwn(named, field)),
  )
