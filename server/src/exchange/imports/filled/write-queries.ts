import { sql } from 'kysely'
import { touching } from '../../../evaluation/lines/queries.ts'
import { type TextMark, textMark } from '../../../platform/audit/queries.ts'
import type { Db } from '../../../platform/database/db.ts'

type Line = { id: number; evaluation: number }
type By = { actor: number; request: string }

const rows = (job: number) => sql`
  import_rows, jsonb_to_record(import_rows.written) as written(indicator integer, result_id integer,
    from_code text, from_basis jsonb, option_id integer, code text, na_reason text, basis jsonb, note_id integer,
    note text)
  where import_rows.job_id = ${job} and import_rows.deed in ('create', 'change')`

const audited = sql`insert into audit (actor_id, deed, object_type, object_id, old, new, request_id)`

const statements = sql`array(select jsonb_array_elements_text(basis -> 'statements')::integer)`
const reached = sql`(basis ->> 'reached')::integer`
const of = sql`(basis ->> 'of')::integer`

/** Fields of an answer for the audit besides its letter, as for a single one: all, or those that changed. */
const contents = sql`
  case when basis -> 'statements' = '[]' then '{}' else jsonb_build_object('statements', basis -> 'statements') end
  || case when basis ->> 'of' is null then '{}'
    else jsonb_build_object('reached', basis -> 'reached', 'of', basis -> 'of') end`
const other = (which: 'basis' | 'from_basis') => sql`
  case when basis -> 'statements' = from_basis -> 'statements' then '{}'
    else jsonb_build_object('statements', ${sql.ref(which)} -> 'statements') end
  || case when basis - 'statements' = from_basis - 'statements' then '{}'
    else ${sql.ref(which)} - 'statements' end`

/** New answers, counted, each with its row of the audit. */
export const addAnswers = (db: Db, job: number, line: Line, by: By) =>
  sql`
  with numbered as materialized (
    select nextval(pg_get_serial_sequence('results', 'id'))::integer as id, written.*
    from ${rows(job)} and written.option_id is not null and written.result_id is null order by import_rows.row
  ), added as (
    insert into results (id, line_id, indicator_id, option_id, na_reason, statements, reached, of_whom, updated_by)
      overriding system value
    select id, ${line.id}, indicator, option_id, na_reason, ${statements}, ${reached}, ${of}, ${by.actor}::int
    from numbered
  ), counted as (
    update line_summaries set answered = answered + (select count(*) from numbered) where line_id = ${line.id}
  ), touched as (${touching(line.evaluation)})
  ${audited}
  select ${by.actor}::int, 'result.create', 'result', id, null,
    jsonb_build_object('indicator', indicator, 'option', code) || ${contents}, ${by.request}::text
  from numbered`.execute(db)

export const changeAnswers = (db: Db, job: number, line: Line, by: By) =>
  sql`
  with changed as (
    update results set option_id = written.option_id, na_reason = written.na_reason,
      statements = ${statements}, reached = ${reached}, of_whom = ${of},
      updated_by = ${by.actor}::int, version = results.version + 1, updated_at = now()
    from ${rows(job)} and written.option_id is not null and results.id = written.result_id
    returning results.id, written.indicator, written.from_code, written.code, basis, from_basis
  ), touched as (${touching(line.evaluation)})
  ${audited}
  select ${by.actor}::int, 'result.change', 'result', id,
    jsonb_build_object('indicator', indicator, 'option', from_code) || ${other('from_basis')},
    jsonb_build_object('indicator', indicator, 'option', code) || ${other('basis')}, ${by.request}::text
  from changed`.execute(db)

/** The person's own notes; the audit does not get their text. */
export const addNotes = (db: Db, job: number, line: Line, by: By) =>
  sql`
  with numbered as materialized (
    select nextval(pg_get_serial_sequence('notes', 'id'))::integer as id, written.indicator, written.note
    from ${rows(job)} and written.note is not null and written.note_id is null order by import_rows.row
  ), added as (
    insert into notes (id, line_id, indicator_id, text, author_id) overriding system value
    select id, ${line.id}, indicator, note, ${by.actor}::int from numbered
  ), touched as (${touching(line.evaluation)})
  ${audited}
  select ${by.actor}::int, 'note.create', 'note', id, null,
    jsonb_build_object('line', ${line.id}::int, 'indicator', indicator), ${by.request}::text
  from numbered`.execute(db)

/** Audit fields of each note to change, by id. */
const marksOfNotes = async (db: Db, job: number): Promise<{ id: number; mark: TextMark }[]> => {
  const before = await sql<{ id: number; text: string }>`
    select notes.id, notes.text from notes, ${rows(job)} and written.note is not null and notes.id = written.note_id
    for update of notes`.execute(db)
  return Promise.all(
    before.rows.map(async ({ id, text }) => ({ id, mark: await textMark(db, { type: 'note', id }, text) })),
  )
}

export const changeNotes = async (db: Db, job: number, line: Line, by: By) => {
  const marks = JSON.stringify(await marksOfNotes(db, job))
  return sql`
  with changed as (
    update notes set text = written.note, version = notes.version + 1, updated_at = now()
    from ${rows(job)} and written.note is not null and notes.id = written.note_id
    returning notes.id
  ), touched as (${touching(line.evaluation)})
  ${audited}
  select ${by.actor}::int, 'note.change', 'note', changed.id, jsonb_build_object('text', marks.mark), null,
    ${by.request}::text
  from changed join jsonb_to_recordset(${marks}::jsonb) as marks(id integer, mark jsonb) on marks.id = changed.id`.execute(
    db,
  )
}
