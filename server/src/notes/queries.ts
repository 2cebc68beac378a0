import type { Note } from 'contract/notes'
import type { Actor } from 'contract/permissions'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, reach } from '../areas/reach.ts'
import { recording } from '../audit/queries.ts'
import type { Db } from '../database/db.ts'
import { authorOf, jsonTime, wordsOf } from '../database/json.ts'
import { hideKeptWords } from '../idempotency/queries.ts'
import { linesInReach, touching } from '../lines/queries.ts'

const shape: RawBuilder<Note> = sql`json_build_object(
  'id', notes.id, 'evaluation_line', notes.line_id, 'indicator', notes.indicator_id, ${wordsOf('notes')},
  'author', ${authorOf('notes.author_id')}, 'created_at', ${jsonTime('notes.created_at')},
  'updated_at', ${jsonTime('notes.updated_at')}, 'version', notes.version)`

/** The notes of a line, first to last, as JSON. Stands where the row of `lines` can be seen. */
const notesOfLine: RawBuilder<Note[]> = sql`(
  select coalesce(json_agg(${shape} order by notes.id), '[]') from notes where notes.line_id = lines.id)`

/** The notes of an evaluation's line, its latest when none is asked for; undefined without such a line in reach. */
export const notesOfEvaluation = async (
  db: Db,
  actor: Actor,
  evaluation: number,
  line: number | undefined,
): Promise<Note[] | undefined> => {
  const row = await linesInReach(db, actor)
    .clearSelect()
    .where('evaluations.id', '=', evaluation)
    .$if(line !== undefined, (lines) => lines.where('lines.id', '=', line ?? 0))
    .select(notesOfLine.as('notes'))
    .orderBy('lines.kind', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.notes
}

/** A note within reach, held for a change, and the line against a step of its life. */
export const noteToChange = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('notes')
    .innerJoin('lines', 'lines.id', 'notes.line_id')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('notes.id', '=', id)
    .where(reach(actor, ofEvaluations))
    .select([
      'notes.id',
      'notes.indicator_id as indicator',
      'notes.author_id as owner',
      'notes.version',
      'notes.text',
      sql<boolean>`notes.hidden_at is not null`.as('hidden'),
      'lines.status',
      'evaluations.id as evaluation',
      'evaluations.country_id as country',
      'evaluations.region_id as region',
      'evaluations.school_id as school',
    ])
    .modifyEnd(sql`for update of notes for share of lines`)
    .executeTakeFirst()

type By = Parameters<typeof recording>[0] & { db: Db; actor: Actor }

const oneNote = async (db: Db, statement: RawBuilder<{ note: Note }>): Promise<Note> => {
  const { rows } = await statement.execute(db)
  return (rows[0] as { note: Note }).note
}

export const addNote = (
  asked: By,
  line: { id: number; evaluation: number },
  note: { indicator: number | null; text: string },
): Promise<Note> =>
  oneNote(
    asked.db,
    sql`with created as (
      insert into notes (line_id, indicator_id, text, author_id)
      values (${line.id}, ${note.indicator}, ${note.text}, ${asked.actor.id})
      returning *
    ),
    recorded as (${recording(asked, 'note.create', { type: 'note', of: 'created' }, { new: { line: line.id, indicator: note.indicator } })}),
    touched as (${touching(line.evaluation)})
    select ${shape} as note from created notes`,
  )

export const changeNote = (
  asked: By,
  note: { id: number; evaluation: number; indicator: number | null },
  text: string,
): Promise<Note> =>
  oneNote(
    asked.db,
    sql`with changed as (
      update notes set text = ${text}, version = version + 1, updated_at = now() where id = ${note.id}
      returning *
    ),
    recorded as (${recording(asked, 'note.change', { type: 'note', of: 'changed' })}),
    touched as (${touching(note.evaluation)})
    select ${shape} as note from changed notes`,
  )

export const removeNote = async (
  asked: By,
  note: { id: number; evaluation: number; owner: number; indicator: number | null },
): Promise<void> => {
  const change = { old: { indicator: note.indicator, author: note.owner } }
  await sql`
    with removed as (delete from notes where id = ${note.id} returning id),
    recorded as (${recording(asked, 'note.delete', { type: 'note', of: 'removed' }, change)}),
    touched as (${touching(note.evaluation)})
    select id from removed`.execute(asked.db)
}

/** The words leave the row; the audit keeps them apart, for superusers. Also from the answer kept for a repeated request. */
export const hideNote = async (
  asked: By,
  note: { id: number; owner: number; evaluation: number; text: string; hidden: boolean },
): Promise<Note> => {
  await hideKeptWords(asked.db, note.owner, '/api/note', note.id)
  const change = note.hidden ? {} : { personal: { old: { text: note.text } } }
  return oneNote(
    asked.db,
    sql`with changed as (
      update notes set text = '', hidden_at = coalesce(hidden_at, now()),
        hidden_by = coalesce(hidden_by, ${asked.actor.id}), version = version + 1, updated_at = now()
      where id = ${note.id}
      returning *
    ),
    recorded as (${recording(asked, 'note.hide', { type: 'note', of: 'changed' }, change)}),
    touched as (${touching(note.evaluation)})
    select ${shape} as note from changed notes`,
  )
}
