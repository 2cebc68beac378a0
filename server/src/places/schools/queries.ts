import type { Actor } from 'contract/access/scope'
import {
  disabilityCounts,
  type NewSchool,
  type School,
  type SchoolChange,
  schoolNumbers,
} from 'contract/places/schools'
import { fold, type Language } from 'contract/platform/shapes'
import { recordOf } from 'contract/platform/typed'
import { type RawBuilder, sql } from 'kysely'
import { largeOnly } from '../../access/disclosure/queries.ts'
import { ofSchools, reach, reachOf, type Scope, scopeOf } from '../../access/scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime } from '../../platform/database/json.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { countryName } from '../countries/queries.ts'

type Counts = Record<(typeof disabilityCounts)[number], RawBuilder<number | null>>

/** Stands where `schools`, its `regions` and `countries` can be seen. */
const shape = (language: Language, counts: Counts): RawBuilder<School> => sql`json_build_object(
  'id', schools.id, 'name', schools.name,
  'region', json_build_object('id', regions.id, 'name', regions.name),
  'country', json_build_object('id', countries.id, 'name', ${countryName(language)}),
  'project_name', schools.project_name, 'management', schools.management, 'type_of_school', schools.type_of_school,
  'levels', schools.levels, 'students', schools.students, 'teachers', schools.teachers,
  'students_with_disabilities', ${counts.students_with_disabilities},
  'students_with_multiple_disabilities', ${counts.students_with_multiple_disabilities},
  'students_with_visual_disabilities', ${counts.students_with_visual_disabilities},
  'students_with_deafblindness', ${counts.students_with_deafblindness},
  'other_professionals', schools.other_professionals, 'total_staff', schools.total_staff,
  'counted_on', schools.counted_on, 'version', schools.version, 'updated_at', ${jsonTime('schools.updated_at')})`

const countsAs = (column: (name: (typeof disabilityCounts)[number]) => RawBuilder<number | null>): Counts =>
  recordOf(disabilityCounts, column)

export const schoolListed = (language: Language): RawBuilder<School> => shape(language, countsAs(largeOnly))

type Asked = { areas: number[]; id: number }

const byId = prepared<{ scope: Scope; language: Language }, Asked, { school: School }>(
  (db, { scope, language }, { areas, id }) =>
    db
      .selectFrom('schools')
      .innerJoin('regions', 'regions.id', 'schools.region_id')
      .innerJoin('countries', 'countries.id', 'schools.country_id')
      .where(reachOf(scope, areas, ofSchools))
      .where('schools.id', '=', id)
      .select(
        shape(
          language,
          countsAs((name) => sql.ref(`schools.${name}`)),
        ).as('school'),
      ),
)

export const schoolById = async (db: Db, actor: Actor, language: Language, id: number) => {
  const [row] = await byId(db, { scope: scopeOf(actor), language }, { areas: actor.areas, id })
  return row?.school
}

/** A school in reach, held for a change: its place, its version and all that can be written. */
export const schoolToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('schools')
    .where(reach(actor, ofSchools))
    .where('schools.id', '=', id)
    .select([
      'id',
      'id as school',
      'region_id as region',
      'country_id as country',
      'version',
      'name',
      'project_name',
      'management',
      'type_of_school',
      'levels',
      ...schoolNumbers,
      'counted_on',
    ])
    .forUpdate()
    .executeTakeFirst()

/** Name and project on a line each: what is searched, and ordered by. */
const folded = (name: string, project: string | null): string => `${fold(name)}\n${fold(project ?? '')}`

type InCountry = { country: number }

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

/** `names` are those the school has from now on. */
export const changeSchool = (
  db: Db,
  id: number,
  { region, country, ...change }: SchoolChange & Partial<InCountry>,
  names: { name: string; project_name: string | null },
) =>
  db
    .updateTable('schools')
    .set({
      ...change,
      ...(region !== undefined && { region_id: region, country_id: country }),
      folded: folded(names.name, names.project_name),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const removeSchool = (db: Db, id: number) => db.deleteFrom('schools').where('id', '=', id).execute()
