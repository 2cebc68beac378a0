import type { Actor } from 'contract/access/scope'
import { ownSchoolFields, schoolFields } from 'contract/places/school-fields'
import type { NewSchool } from 'contract/places/schools'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import { ofSchools, regionScope, rowsInScope } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'

export type SchoolKnown = Omit<NewSchool, 'region'> & { id: number; region: number; version: number }
const columnsIn = (table: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)))

type SoughtSchool = {
  id: number | null
  code: string | null
  /** Whose register the code is of. */
  country: number | null
  region: number | null
  name: string | null
  /** The same without capitals and accents. */
  folded: string | null
}

type SchoolFound = SchoolKnown & { position: number; isExact: boolean }

/** The one with this very name; else the only one whose name differs in capitals and accents alone. */
const meantOf = (found: SchoolFound[]): SchoolKnown | undefined => {
  const meant = found.find(({ isExact }) => isExact) ?? (found.length === 1 ? found[0] : undefined)
  if (!meant) return undefined
  const { position: _, isExact: __, ...school } = meant
  return school
}

/**
 * For each row of the file the school it means: by its number, by its code in the register, or by region and name,
 * where capitals and accents do not matter; within reach only.
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
      const school = meantOf(rows)
      return school ? [[position, school] as const] : []
    }),
  )
}

/** Which of these names are taken in their regions by another school than the row's own. */
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
  return new Map(answer.rows.map(({ position }) => [position, null]))
}

/** Which of these codes another school of the country has, within reach or not; that school's name where it is. */
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

const written = ['region_id', 'country_id', 'folded', ...ownSchoolFields]
const columns = sql.join(written.map((name) => sql.ref(name)))
const values = columnsIn('written', written)

const types = { text: 'text', choice: 'text', choices: 'text[]', count: 'integer', day: 'date' } as const
const typed = sql.join(
  ownSchoolFields.map((name) => sql`${sql.ref(name)} ${sql.raw(types[schoolFields[name].kind])}`),
)

const rowsWritten = (job: number, action: 'create' | 'change') => sql`
  import_rows, jsonb_to_record(import_rows.written) as written(region_id integer, country_id integer, folded text,
    ${typed}, audited jsonb, audited_before jsonb)
  where import_rows.job_id = ${job} and import_rows.deed = ${action}`

/**
 * Whether what the dry run saw still holds for all its rows: the regions are within reach, and in their country; the
 * schools to change are there, within reach, unchanged; the names of new ones and all codes are free. The regions and schools are
 * held until the transaction ends.
 */
export const areSchoolsStillValid = async (db: Db, actor: Actor, job: number): Promise<boolean> => {
  await sql`
    select from regions where id in (
      select (written ->> 'region_id')::integer from import_rows
      where job_id = ${job} and deed in ('create', 'change')) order by id for key share`.execute(db)
  await sql`
    select from schools where id in (
      select object_id from import_rows where job_id = ${job} and deed = 'change') order by id for update`.execute(
    db,
  )
  const answer = await sql<{ broken: boolean }>`
    select exists (
      select from import_rows left join regions on regions.id = (import_rows.written ->> 'region_id')::integer
        and regions.country_id = (import_rows.written ->> 'country_id')::integer and ${regionScope(actor)}
      where import_rows.job_id = ${job} and import_rows.deed in ('create', 'change') and regions.id is null
    ) or exists (
      select from import_rows left join schools on schools.id = import_rows.object_id
        and schools.version = import_rows.version and ${rowsInScope(actor, ofSchools)}
      where import_rows.job_id = ${job} and import_rows.deed = 'change' and schools.id is null
    ) or exists (
      select from import_rows join schools on schools.region_id = (import_rows.written ->> 'region_id')::integer
        and lower(normalize(btrim(schools.name), nfc))
          = lower(normalize(btrim(import_rows.written ->> 'name'), nfc))
      where import_rows.job_id = ${job} and import_rows.deed = 'create'
    ) or exists (
      select from import_rows join schools
        on lower(schools.register_code) = lower(import_rows.written ->> 'register_code')
        and schools.country_id = (import_rows.written ->> 'country_id')::integer
        and schools.id is distinct from import_rows.object_id
      where import_rows.job_id = ${job} and import_rows.deed in ('create', 'change')
    ) as broken`.execute(db)
  return answer.rows[0]?.broken === false
}

type By = { actor: number; request: string }

/** Adds the new schools of a dry run, each with its row of the audit; answers how many. */
const addSchools = async (db: Db, job: number, by: By): Promise<number> => {
  // ids are taken before: what was added need not be found again for the audit
  const answer = await sql<{ added: number }>`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('schools', 'id'))::integer as id, written.*
      from ${rowsWritten(job, 'create')} order by import_rows.row
    ), added as (
      insert into schools (id, ${columns}) overriding system value select id, ${values} from numbered as written
      returning id
    ), audited as (
      insert into audit (actor_id, deed, object_type, object_id, old, new, request_id)
      select ${by.actor}::int, 'school.create', 'school', id, null, audited, ${by.request}::text from numbered
    )
    select count(*) as added from added`.execute(db)
  return answer.rows[0]?.added ?? 0
}

/** Changes the schools of a dry run to what the file says, each with its row of the audit; answers how many. */
const changeSchools = async (db: Db, job: number, by: By): Promise<number> => {
  const answer = await sql<{ changed: number }>`
    with changed as (
      update schools set (${columns}) = (${values}), version = schools.version + 1, updated_at = now()
      from ${rowsWritten(job, 'change')} and schools.id = import_rows.object_id
      returning schools.id, written.audited, written.audited_before
    ), audited as (
      insert into audit (actor_id, deed, object_type, object_id, old, new, request_id)
      select ${by.actor}::int, 'school.change', 'school', id, audited_before, audited, ${by.request}::text
      from changed
    )
    select count(*) as changed from changed`.execute(db)
  return answer.rows[0]?.changed ?? 0
}

/** Adds and changes; all or nothing is the transaction's. */
export const writeSchools = async (db: Db, actor: Actor, job: number, request: string) => {
  if (!(await areSchoolsStillValid(db, actor, job))) throw new Problem('data_changed')
  const by = { actor: actor.id, request }
  const changed = await changeSchools(db, job, by)
  return { created: await addSchools(db, job, by), changed }
}
