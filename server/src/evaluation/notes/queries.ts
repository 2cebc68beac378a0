import type { Actor } from 'contract/access/scope'
import type { Note } from 'contract/evaluation/notes'
import { found } from 'contract/platform/problems'
import { sql } from 'kysely'
import {
  type Entry,
  entryIn,
  entryOf,
  recording,
  recordingEntry,
  textMark,
} from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { notStored, type Storing, storedIn } from '../../platform/http/idempotency-queries.ts'
import {
  hideText,
  pageOfTexts,
  textsOf,
  textToChange,
  windowOfTexts,
  writtenRow,
} from '../comments/text-queries.ts'
import { noteShape } from '../lines/part-queries.ts'
import { linesInScope, touching } from '../lines/queries.ts'

/** The given or latest line; undefined if it is not in scope. */
export const lineOfNotes = (db: Db, actor: Actor, evaluation: number, line: number | undefined) =>
  linesInScope(db, actor)
    .where('evaluations.id', '=', evaluation)
    .$if(line !== undefined, (lines) => lines.where('lines.id', '=', line ?? 0))
    .orderBy('lines.kind', 'desc')
    .limit(1)
    .executeTakeFirst()

type Listed = { line: number; indicator: number; limit: number; offset: number }

const list = prepared((db, { ofIndicator }: { ofIndicator: boolean }, values: Listed) =>
  pageOfTexts(
    db
      .selectFrom('notes')
      .where('line_id', '=', values.line)
      .$if(ofIndicator, (all) => all.where('indicator_id', '=', values.indicator)),
    noteShape,
    { limit: values.limit, offset: values.offset },
  ),
)

/** A page of notes, oldest first, with their count; the caller has checked the scope. */
export const noteList = async (
  db: Db,
  line: number,
  query: { indicator?: number | undefined; page: number; page_size: number },
): Promise<{ count: number; rows: Note[] }> => {
  const { indicator } = query
  const values = { line, indicator: indicator ?? 0, ...windowOfTexts(query) }
  return textsOf(await list(db, { ofIndicator: indicator !== undefined }, values))
}

export const noteToChange = (db: Db, actor: Actor, id: number) => textToChange(db, actor, 'note', id)

type By = Parameters<typeof recording>[0] & { db: Db; actor: Actor }

type New = Entry &
  Storing & {
    line: number
    evaluation: number
    indicator: number | null
    former: number | null
    text: string
    author: number
  }

const add = prepared<{ isStored: boolean }, New, { item: Note }>((_db, { isStored }, values) => {
  const { line, indicator, former, text, author, evaluation } = values
  return sql`
    with created as (
      insert into notes (line_id, indicator_id, former_indicator_id, text, author_id)
      values (${line}, ${indicator}, ${former}, ${text}, ${author})
      returning *
    ),
    recorded as (${recordingEntry(entryIn(values), 'note.create', { type: 'note', of: 'created' })}),
    touched as (${touching(evaluation)}),
    made as (select ${noteShape} as item from created notes)
    ${storedIn(isStored, values, sql`item`, 'made')}
    select item from made`
})

export const addNote = async (
  context: By,
  line: { id: number; evaluation: number },
  note: { indicator: number | null; former: number | null; text: string },
  storing: Storing | null,
): Promise<Note> => {
  const [row] = await add(
    context.db,
    { isStored: storing !== null },
    {
      ...entryOf(context, { new: { line: line.id, indicator: note.indicator } }),
      ...(storing ?? notStored),
      line: line.id,
      evaluation: line.evaluation,
      indicator: note.indicator,
      former: note.former,
      text: note.text,
      author: context.actor.id,
    },
  )
  return found(row).item
}

export const changeNote = async (
  context: By,
  note: { id: number; evaluation: number; indicator: number | null; text: string },
  text: string,
): Promise<Note> => {
  const object = { type: 'note', id: note.id }
  const change = {
    old: { text: await textMark(context.db, object, note.text) },
    new: { text: await textMark(context.db, object, text) },
  }
  return writtenRow(
    context.db,
    sql`with changed as (
      update notes set text = ${text}, version = version + 1, updated_at = now() where id = ${note.id}
      returning *
    ),
    recorded as (${recording(context, 'note.change', { type: 'note', of: 'changed' }, change)}),
    touched as (${touching(note.evaluation)})
    select ${noteShape} as words from changed notes`,
  )
}

export const hideNote = (context: By, note: Parameters<typeof hideText>[2]): Promise<Note> =>
  hideText(context, 'note', note, noteShape)
