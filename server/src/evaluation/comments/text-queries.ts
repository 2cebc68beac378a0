import type { Actor } from 'contract/access/scope'
import type { LineStatus } from 'contract/evaluation/lines'
import { limits } from 'contract/platform/limits'
import { defined } from 'contract/platform/typed'
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import { recording, textMark } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { countedPage, countedRows, window } from '../../platform/database/listing.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { noRoom } from '../../platform/database/row-limit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { hideStoredText } from '../../platform/http/idempotency-queries.ts'
import { findTwice, touching } from '../lines/queries.ts'

/** Comments and notes, which are locked, deleted and hidden in the same way. */
type Kind = 'comment' | 'note'

const tableOf = { comment: 'comments', note: 'notes' } as const

type TextRow = {
  id: number
  line: number
  indicator: number | null
  owner: number
  text: string
  hidden: boolean
  version: number
  status: LineStatus
  evaluation: number
  country: number
  region: number
  school: number
}

type By = Parameters<typeof recording>[0] & { db: Db; actor: Actor }

/** A text in scope, locked, with its line locked against steps; `own` are further columns of the kind. */
export const textToChange = async <Own = object>(
  db: Db,
  actor: Actor,
  kind: Kind,
  id: number,
  own: RawBuilder<unknown> = sql``,
): Promise<(TextRow & Own) | undefined> => {
  const query = sql<TextRow & Own>`
    select words.id, words.line_id as line, words.indicator_id as indicator, words.author_id as owner, words.text,
      words.hidden_at is not null as hidden, words.version, lines.status, evaluations.id as evaluation,
      evaluations.country_id as country, evaluations.region_id as region, evaluations.school_id as school ${own}
    from ${sql.table(tableOf[kind])} words
    join lines on lines.id = words.line_id
    join evaluations on evaluations.id = lines.evaluation_id
    where words.id = ${id} and ${rowsInScope(actor, ofEvaluations)}
    for update of words for share of lines`
  return findTwice(async () => (await query.execute(db)).rows[0])
}

type Window = { limit: number; offset: number }
type Found<Shape> = { item: Shape; position: number; count: number }

export const pageOfTexts = <Shape>(
  some: SelectQueryBuilder<Tables, 'comments' | 'notes', object>,
  shape: RawBuilder<Shape>,
  { limit, offset }: Window,
): RawBuilder<Found<Shape>> => {
  const page = some
    .select([shape.as('item'), sql<number>`row_number() over (order by id)`.as('position')])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
  const count = some.select(sql<number>`count(*)::int`.as('count'))
  return countedPage(sql<number>`${count}`, page as Expression<{ item: Shape; position: number }>)
}

export const textsOf = <Shape>(found: Found<Shape>[]): { count: number; rows: Shape[] } => {
  const { count, rows } = countedRows(found)
  return { count, rows: rows.map(({ item }) => item) }
}

export const windowOfTexts = (query: { page: number; page_size: number }): Window =>
  window({ ...query, paginated: true, order: '' })

export const writtenRow = async <Shape>(db: Db, statement: RawBuilder<{ words: Shape }>): Promise<Shape> => {
  const { rows } = await statement.execute(db)
  return defined(rows[0]).words
}

const roomOf = {
  comment: { rows: limits.commentsOfLine, bytes: limits.commentBytesOfLine },
  note: { rows: limits.notesOfLine, bytes: limits.noteBytesOfLine },
} as const

type Taken = { rows: number; bytes: number }

const taken = prepared<Kind, { line: number }, Taken>(
  (_db, kind, { line }) => sql`
    select count(*)::int as rows, coalesce(sum(octet_length(text)), 0)::float8 as bytes
    from (select text from ${sql.table(tableOf[kind])} where line_id = ${line}
      order by id limit ${sql.lit(roomOf[kind].rows)}) as words`,
)

export const roomTaken = async (db: Db, kind: Kind, line: number): Promise<Taken> => {
  const [found] = await taken(db, kind, { line })
  return found ?? { rows: 0, bytes: 0 }
}

export const assertRoomForText = (kind: Kind, { rows, bytes }: Taken, text: string): void => {
  if (rows >= roomOf[kind].rows) throw noRoom(`There are ${roomOf[kind].rows} already.`)
  assertBytes(kind, bytes + Buffer.byteLength(text))
}

const assertBytes = (kind: Kind, bytes: number): void => {
  if (bytes > roomOf[kind].bytes) throw noRoom('The texts of this line are too long together.')
}

/** The same for a text that replaces `before`; of two concurrent changes both may be accepted. */
export const assertRoomForChange = async (
  db: Db,
  kind: Kind,
  line: number,
  text: string,
  before: string,
): Promise<void> => {
  const grows = Buffer.byteLength(text) - Buffer.byteLength(before)
  if (grows > 0) assertBytes(kind, (await roomTaken(db, kind, line)).bytes + grows)
}

export const removeTexts = async (
  context: By,
  kind: Kind,
  row: {
    id: number
    evaluation: number
    owner: number
    indicator: number | null
    text: string
    hidden: boolean
  },
): Promise<void> => {
  const mark = row.hidden ? {} : { text: await textMark(context.db, { type: kind, id: row.id }, row.text) }
  const change = { old: { indicator: row.indicator, author: row.owner, ...mark } }
  await sql`
    with removed as (delete from ${sql.table(tableOf[kind])} where id = ${row.id} returning id),
    recorded as (${recording(context, `${kind}.delete`, { type: kind, of: 'removed' }, change)}),
    touched as (${touching(row.evaluation)})
    select id from removed`.execute(context.db)
}

/**
 * Removes the text from the row and from a stored idempotent answer; the audit keeps its length and hash. `shape`
 * reads the columns of the kind's table.
 */
export const hideText = async <Shape>(
  context: By,
  kind: Kind,
  row: { id: number; owner: number; evaluation: number; text: string; hidden: boolean },
  shape: RawBuilder<Shape>,
): Promise<Shape> => {
  const table = sql.table(tableOf[kind])
  await hideStoredText(context.db, row.owner, `/api/${kind}`, row.id)
  const change = row.hidden
    ? {}
    : { old: { text: await textMark(context.db, { type: kind, id: row.id }, row.text) } }
  return writtenRow(
    context.db,
    sql`with changed as (
      update ${table} set text = '', hidden_at = coalesce(hidden_at, now()),
        hidden_by = coalesce(hidden_by, ${context.actor.id}), version = version + 1, updated_at = now()
      where id = ${row.id}
      returning *
    ),
    recorded as (${recording(context, `${kind}.hide`, { type: kind, of: 'changed' }, change)}),
    touched as (${touching(row.evaluation)})
    select ${shape} as words from changed ${table}`,
  )
}
