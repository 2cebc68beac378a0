import type { Actor } from 'contract/access/scope'
import type { Comment, CommentChange, CommentList } from 'contract/evaluation/comments'
import { sql } from 'kysely'
import type { z } from 'zod'
import { alsoByEmailOfComments } from '../../messages/emails/queries.ts'
import { recording, textMark } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { commentShape } from '../lines/part-queries.ts'
import { touching } from '../lines/queries.ts'
import { settled } from './answered-queries.ts'
import { announcingChange } from './reader-queries.ts'
import { hideText, pageOfTexts, textsOf, textToChange, windowOfTexts, writtenRow } from './text-queries.ts'

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

type By = Parameters<typeof recording>[0] & { db: Db; actor: Actor }
type Author = By & { actor: { full_name: string } }

/** `edited_at` changes with the text, not with `resolved`. */
export const changeComment = async (
  context: Author,
  comment: { id: number; evaluation: number; resolved: boolean; text: string },
  { text: typed, resolved = comment.resolved, mentions = [] }: z.output<typeof CommentChange>,
): Promise<Comment> => {
  const text = typed ?? null
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
    told as (${announcingChange(context.actor, text === null ? [] : mentions)}),
    written as (${alsoByEmailOfComments}),
    settled as (${settled}),
    recorded as (${recording(context, 'comment.change', { type: 'comment', of: 'changed' }, change)}),
    touched as (${touching(comment.evaluation)})
    select ${commentShape} as words from changed comments`,
  )
}

export const hideComment = (context: By, comment: Parameters<typeof hideText>[2]): Promise<Comment> =>
  hideText(context, 'comment', comment, commentShape)
