import { permit } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import type { OptionCode } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { assertTakes } from '../../../evaluation/lines/lock-line.ts'
import { lineLockedForAnswer, linesInScope } from '../../../evaluation/lines/queries.ts'
import { textsIn } from '../../../instrument/instruments/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { assertRoom } from '../../../platform/database/row-limit.ts'
import { countRows } from '../queries.ts'
import { areDutiesAsSeen, writeDuties } from './duty-queries.ts'
import { addAnswers, addNotes, changeAnswers, changeNotes } from './write-queries.ts'

export type OptionKnown = {
  id: number
  code: OptionCode
  scale: 1 | 2 | null
  label: string
  /** In every language. */
  labels: string[]
}

/** A line in scope, with the edition of its instrument. */
export const lineInScope = (db: Db, actor: Actor, id: number) =>
  linesInScope(db, actor)
    .innerJoin('instruments', 'instruments.id', 'evaluations.instrument_id')
    .where('lines.id', '=', id)
    .select('instruments.edition')
    .executeTakeFirst()

/** Options of an instrument, with labels in one language and in all. */
export const optionsOf = (db: Db, instrument: number, language: Language): Promise<OptionKnown[]> =>
  db
    .selectFrom('options')
    .where('instrument_id', '=', instrument)
    .select([
      'id',
      'code',
      'scale',
      sql<string>`coalesce(${textsIn(language, 'options.texts')} ->> 'label', '')`.as('label'),
      sql<string[]>`array(
        select words ->> 'label' from jsonb_each(options.texts) as each (language, words)
        where words ? 'label')`.as('labels'),
    ])
    .orderBy('position')
    .execute()

type Planned = { line: number; notes: number }

/** The line of a dry run, and the number of notes it would add. */
const plannedBy = (db: Db, job: number): Promise<Planned> =>
  db
    .selectFrom('jobs')
    .where('id', '=', job)
    .select([
      sql<number>`(asked ->> 'evaluation_line')::int`.as('line'),
      sql<number>`(select count(*) from import_rows where job_id = ${job} and deed in ('create', 'change')
        and written ->> 'note' is not null and written ->> 'note_id' is null)`.as('notes'),
    ])
    .executeTakeFirstOrThrow()

const rows = (job: number) => sql`
  import_rows, jsonb_to_record(import_rows.written) as written(indicator integer, result_id integer,
    result_version integer, option_id integer, note_id integer, note_version integer, note text)
  where import_rows.job_id = ${job} and import_rows.deed in ('create', 'change')`

/** Whether answers and the person's own notes to overwrite are as the dry run saw them; they are locked. */
const isAsSeen = async (db: Db, actor: Actor, job: number, line: number): Promise<boolean> => {
  await sql`
    select from results where line_id = ${line} and indicator_id in (select written.indicator from ${rows(job)})
    order by id for update`.execute(db)
  await sql`
    select from notes where id in (select written.note_id from ${rows(job)} and written.note is not null)
    order by id for update`.execute(db)
  const answer = await sql<{ broken: boolean }>`
    select exists (
      select from ${rows(job)} and written.option_id is not null and not exists (
        select from results where results.line_id = ${line} and results.indicator_id = written.indicator
          and results.id = written.result_id and results.version = written.result_version)
        and (written.result_id is not null or exists (
          select from results where results.line_id = ${line} and results.indicator_id = written.indicator))
    ) or exists (
      select from ${rows(job)} and written.note is not null and not exists (
        select from notes where notes.id = written.note_id and notes.version = written.note_version
          and notes.line_id = ${line} and notes.author_id = ${actor.id} and notes.hidden_at is null)
        and (written.note_id is not null or exists (
          select from notes where notes.line_id = ${line} and notes.author_id = ${actor.id}
            and notes.indicator_id = written.indicator and notes.hidden_at is null
            and notes.former_indicator_id is null))
    ) as broken`.execute(db)
  return answer.rows[0]?.broken === false
}

/** Whether the line still has the edition of the dry run: its answers fit no other. */
const isOfItsEdition = async (db: Db, job: number, instrument: number): Promise<boolean> => {
  const answer = await sql<{ elsewhere: boolean }>`
    select exists (
      select from import_rows
      left join indicators on indicators.id = (import_rows.written ->> 'indicator')::int
      left join duties on duties.id = (import_rows.written ->> 'duty')::int
      where import_rows.job_id = ${job} and import_rows.deed in ('create', 'change')
        and coalesce(indicators.instrument_id, duties.instrument_id) <> ${instrument}) as elsewhere`.execute(
    db,
  )
  return answer.rows[0]?.elsewhere === false
}

/** Locks the line, which the person must still be allowed to answer, then checks what the dry run saw. */
const lockLineOf = async (db: Db, actor: Actor, job: number) => {
  const { line: id, notes } = await plannedBy(db, job)
  const line = assertTakes(actor, await lineLockedForAnswer(db, actor, id), 'result.write', 'answers')
  const isUnchanged =
    (await isOfItsEdition(db, job, line.instrument)) &&
    (await isAsSeen(db, actor, job, id)) &&
    (await areDutiesAsSeen(db, job, id))
  return { line, notes, isUnchanged }
}

export const isSheetStillValid = async (db: Db, actor: Actor, job: number): Promise<boolean> =>
  (await lockLineOf(db, actor, job)).isUnchanged

/** Writes answers and notes of a dry run as single calls do, within the caller's transaction. */
export const writeFilled = async (db: Db, actor: Actor, job: number, request: string) => {
  const { line, notes, isUnchanged } = await lockLineOf(db, actor, job)
  if (!isUnchanged) throw new Problem('data_changed')
  if (notes > 0) {
    permit(actor, 'note.add', line)
    await assertRoom(db, 'notes', 'line_id', line.id, limits.notesOfLine - notes + 1)
  }
  const by = { actor: actor.id, request }
  await addAnswers(db, job, line, by)
  await changeAnswers(db, job, line, by)
  await addNotes(db, job, line, by)
  await changeNotes(db, job, line, by)
  await writeDuties(db, actor, job, line.id, request)
  const { created, changed } = await countRows(db, job)
  return { created, changed }
}
