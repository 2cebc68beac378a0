import type { Actor } from 'contract/access/scope'
import { ownSchoolFields, schoolFields } from 'contract/places/school-fields'
import { Problem } from 'contract/platform/problems'
import { sql } from 'kysely'
import { ofSchools, regionScope, rowsInScope } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'
import { columnsIn } from './meant-queries.ts'

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
 * Whether the dry run still holds: regions are in scope, and in their country; schools to change are in scope and
 * unchanged; names of new ones and all codes are free. Regions and schools are locked until the transaction ends.
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

/** Adds schools, each with its row of the audit; answers their number. */
const addSchools = async (db: Db, job: number, by: By): Promise<number> => {
  // ids are reserved first, so that the audit needs no second look-up
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

/** Changes schools, each with its row of the audit; answers their number. */
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

/** Writes within the caller's transaction. */
export const writeSchools = async (db: Db, actor: Actor, job: number, request: string) => {
  if (!(await areSchoolsStillValid(db, actor, job))) throw new Problem('data_changed')
  const by = { actor: actor.id, request }
  const changed = await changeSchools(db, job, by)
  return { created: await addSchools(db, job, by), changed }
}
