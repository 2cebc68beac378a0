import { Role, worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Comment, CommentList } from 'contract/evaluation/comments'
import { type EvaluationType, evaluationTypes } from 'contract/evaluation/lines'
import { found } from 'contract/platform/problems'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { alsoByEmailOfComments, columnsToSend } from '../../messages/emails/queries.ts'
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
import { commentShape } from '../lines/part-queries.ts'
import { touching } from '../lines/queries.ts'
import { hideText, pageOfTexts, textsOf, textToChange, windowOfTexts, writtenRow } from './text-queries.ts'

/** Which filters a list has; `null` for one that it has not. */
type Filters = { indicator: boolean; whole: boolean | null; resolved: boolean; author: boolean }
type Listed = {
  line: number
  indicator: number
  resolved: boolean
  author: number
  limit: number
  offset: number
}

const list = prepared((db, has: Filters, values: Listed) =>
  pageOfTexts(
    db
      .selectFrom('comments')
      .where('line_id', '=', values.line)
      .$if(has.indicator, (all) => all.where('indicator_id', '=', values.indicator))
      .$if(has.whole !== null, (all) => all.where('indicator_id', has.whole ? 'is' : 'is not', null))
      .$if(has.resolved, (all) => all.where('resolved', '=', values.resolved))
      .$if(has.author, (all) => all.where('author_id', '=', values.author)),
    commentShape,
    { limit: values.limit, offset: values.offset },
  ),
)

/** The comments of a line that was found within reach, oldest first. */
export const commentList = async (
  db: Db,
  query: z.output<typeof CommentList>,
): Promise<{ count: number; rows: Comment[] }> => {
  const { evaluation_line_id: line, indicator, whole_line, resolved, author } = query
  const has = {
    indicator: indicator !== undefined,
    whole: whole_line ?? null,
    resolved: resolved !== undefined,
    author: author !== undefined,
  }
  const values = {
    line,
    indicator: indicator ?? 0,
    resolved: resolved ?? false,
    author: author ?? 0,
    ...windowOfTexts(query),
  }
  return textsOf(await list(db, has, values))
}

export const commentToChange = (db: Db, actor: Actor, id: number) =>
  textToChange<{ resolved: boolean }>(db, actor, 'comment', id, sql`, words.resolved`)

type Author = Actor & { full_name: string }
type By = Parameters<typeof recording>[0] & { db: Db; actor: Author }
type Line = {
  id: number
  kind: number
  year: number
  evaluation: number
  instrument: number
  region: number
  school: number
}

/** What a new comment is written with. */
type New = Entry &
  Storing & {
    line: number
    kind: EvaluationType | undefined
    year: number
    evaluation: number
    instrument: number
    region: number
    school: number
    indicator: number | null
    text: string
    author: number
    author_name: string
  }

/** The other side: of a school's comment the coordinators of its region, of staff's the people of the school. */
const listeners = (isOfSchool: boolean, { region, school }: New): RawBuilder<unknown> =>
  isOfSchool
    ? sql`areas.region_id = ${region} and areas.role = ${sql.lit(Role.region)}`
    : sql`areas.school_id = ${school} and areas.role = ${sql.lit(Role.school)}`

/** Unread notifications of comments on the same thing: the new one counts them and takes their place. */
const replacing = ({ evaluation, line, indicator }: New): RawBuilder<unknown> => sql`
  delete from notifications
  where evaluation_id = ${evaluation} and code = 'comment_added' and not is_read
    and params ->> 'line' = (${line}::int)::text
    and params ->> 'indicator' is not distinct from (select code from indicators where id = ${indicator}::int)
  returning user_id, coalesce((params ->> 'count')::int, 1) as comments`

/** Names and places only: the text is read where the comment is, under the rights of whoever reads it. */
const announcing = (isOfSchool: boolean, values: New): RawBuilder<unknown> => sql`
  insert into notifications (user_id, code, params, person_id, evaluation_id, instrument_id)
  select areas.user_id, 'comment_added',
    jsonb_strip_nulls(jsonb_build_object('person', ${values.author_name}::text, 'school', schools.name,
      'year', ${values.year}::int, 'evaluation_type', ${values.kind}::text,
      'line', ${values.line}::int, 'comment', (select id from created),
      'indicator', (select code from indicators where id = ${values.indicator}::int),
      'count', 1 + coalesce((select sum(comments) from replaced where replaced.user_id = areas.user_id), 0))),
    ${values.author}::int, ${values.evaluation}::int, ${values.instrument}::int
  from areas
  join users on users.id = areas.user_id and users.is_active and users.deleted_at is null
  join schools on schools.id = ${values.school}
  where ${listeners(isOfSchool, values)}
  returning ${columnsToSend}`

type Add = { isOfSchool: boolean; isStored: boolean }

const add = prepared<Add, New, { item: Comment }>((_db, { isOfSchool, isStored }, values) => {
  const { line, indicator, text, author, evaluation } = values
  return sql`
    with created as (
      insert into comments (line_id, indicator_id, text, author_id)
      values (${line}, ${indicator}, ${text}, ${author})
      returning *
    ),
    replaced as (${replacing(values)}),
    told as (${announcing(isOfSchool, values)}),
    written as (${alsoByEmailOfComments}),
    recorded as (${recordingEntry(entryIn(values), 'comment.create', { type: 'comment', of: 'created' })}),
    touched as (${touching(evaluation)}),
    made as (select ${commentShape} as item from created comments)
    ${storedIn(isStored, values, sql`item`, 'made')}
    select item from made`
})

export const addComment = async (
  context: By,
  line: Line,
  comment: { indicator: number | null; text: string },
  storing: Storing | null,
): Promise<Comment> => {
  const { actor } = context
  const [row] = await add(
    context.db,
    { isOfSchool: worksIn(actor, 'school'), isStored: storing !== null },
    {
      ...entryOf(context, { new: { line: line.id, indicator: comment.indicator } }),
      ...(storing ?? notStored),
      line: line.id,
      kind: evaluationTypes[line.kind - 1],
      year: line.year,
      evaluation: line.evaluation,
      instrument: line.instrument,
      region: line.region,
      school: line.school,
      indicator: comment.indicator,
      text: comment.text,
      author: actor.id,
      author_name: actor.full_name,
    },
  )
  return found(row).item
}

/** `edited_at` tells of other words, not of a resolution. */
export const changeComment = async (
  context: By,
  comment: { id: number; evaluation: number; resolved: boolean; text: string },
  {
    text = null,
    resolved = comment.resolved,
  }: { text?: string | null | undefined; resolved?: boolean | undefined },
): Promise<Comment> => {
  const object = { type: 'comment', id: comment.id }
  const mark = async (of: string) => (text === null ? {} : { text: await textMark(context.db, object, of) })
  const change = {
    old: { resolved: comment.resolved, ...(await mark(comment.text)) },
    new: { resolved, edited: text !== null, ...(await mark(text ?? '')) },
  }
  return writtenRow(
    context.db,
    sql`with changed as (
      update comments set text = coalesce(${text}::text, text), resolved = ${resolved},
        edited_at = case when ${text}::text is null then edited_at else now() end,
        version = version + 1, updated_at = now()
      where id = ${comment.id}
      returning *
    ),
    recorded as (${recording(context, 'comment.change', { type: 'comment', of: 'changed' }, change)}),
    touched as (${touching(comment.evaluation)})
    select ${commentShape} as words from changed comments`,
  )
}

export const hideComment = (context: By, comment: Parameters<typeof hideText>[2]): Promise<Comment> =>
  hideText(context, 'comment', comment, commentShape)
