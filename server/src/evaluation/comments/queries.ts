import { Role, worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Comment, CommentList } from 'contract/evaluation/comments'
import { evaluationTypes } from 'contract/evaluation/lines'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { alsoByEmailOfComments, columnsToSend } from '../../messages/emails/queries.ts'
import { recording, textMark } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { commentShape } from '../lines/part-queries.ts'
import { linesInScope, touching } from '../lines/queries.ts'
import { hideText, pageOfTexts, textToChange, writtenRow } from './text-queries.ts'

export const lineRead = (db: Db, actor: Actor, id: number) =>
  linesInScope(db, actor).where('lines.id', '=', id).executeTakeFirst()

/** The comments of a line that was found within reach, oldest first. */
export const commentList = (
  db: Db,
  query: z.output<typeof CommentList>,
): Promise<{ count: number; rows: Comment[] }> => {
  const { evaluation_line_id, indicator, whole_line, resolved, author } = query
  const some = db
    .selectFrom('comments')
    .where('line_id', '=', evaluation_line_id)
    .$if(indicator !== undefined, (all) => all.where('indicator_id', '=', indicator ?? 0))
    .$if(whole_line !== undefined, (all) => all.where('indicator_id', whole_line ? 'is' : 'is not', null))
    .$if(resolved !== undefined, (all) => all.where('resolved', '=', resolved ?? false))
    .$if(author !== undefined, (all) => all.where('author_id', '=', author ?? 0))
  return pageOfTexts(db, some, commentShape, query)
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

/** The other side: of a school's comment the coordinators of its region, of staff's the people of the school. */
const listeners = (actor: Actor, line: Line): RawBuilder<unknown> =>
  worksIn(actor, 'school')
    ? sql`areas.region_id = ${line.region} and areas.role = ${Role.region}`
    : sql`areas.school_id = ${line.school} and areas.role = ${Role.school}`

/** Unread notifications of comments on the same thing: the new one counts them and takes their place. */
const replacing = (line: Line, indicator: number | null): RawBuilder<unknown> => sql`
  delete from notifications
  where evaluation_id = ${line.evaluation} and code = 'comment_added' and not is_read
    and params ->> 'line' = ${String(line.id)}
    and params ->> 'indicator' is not distinct from (select code from indicators where id = ${indicator}::int)
  returning user_id, coalesce((params ->> 'count')::int, 1) as comments`

/** Names and places only: the text is read where the comment is, under the rights of whoever reads it. */
const announcing = (actor: Author, line: Line, indicator: number | null): RawBuilder<unknown> => sql`
  insert into notifications (user_id, code, params, person_id, evaluation_id, instrument_id)
  select areas.user_id, 'comment_added',
    jsonb_strip_nulls(jsonb_build_object('person', ${actor.full_name}::text, 'school', schools.name,
      'year', ${line.year}::int, 'evaluation_type', ${evaluationTypes[line.kind - 1]}::text,
      'line', ${line.id}::int, 'comment', (select id from created),
      'indicator', (select code from indicators where id = ${indicator}::int),
      'count', 1 + coalesce((select sum(comments) from replaced where replaced.user_id = areas.user_id), 0))),
    ${actor.id}::int, ${line.evaluation}::int, ${line.instrument}::int
  from areas
  join users on users.id = areas.user_id and users.is_active and users.deleted_at is null
  join schools on schools.id = ${line.school}
  where ${listeners(actor, line)}
  returning ${columnsToSend}`

export const addComment = (
  context: By,
  line: Line,
  comment: { indicator: number | null; text: string },
): Promise<Comment> => {
  const change = { new: { line: line.id, indicator: comment.indicator } }
  return writtenRow(
    context.db,
    sql`with created as (
      insert into comments (line_id, indicator_id, text, author_id)
      values (${line.id}, ${comment.indicator}, ${comment.text}, ${context.actor.id})
      returning *
    ),
    replaced as (${replacing(line, comment.indicator)}),
    told as (${announcing(context.actor, line, comment.indicator)}),
    written as (${alsoByEmailOfComments}),
    recorded as (${recording(context, 'comment.create', { type: 'comment', of: 'created' }, change)}),
    touched as (${touching(line.evaluation)})
    select ${commentShape} as words from created comments`,
  )
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
