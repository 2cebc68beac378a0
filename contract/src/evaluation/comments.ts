import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { RoleNumber } from '../people/users.ts'
import { limits } from '../platform/limits.ts'
import { formerCode, id, Page, paging, queryFlag, queryId, text, time } from '../platform/shapes.ts'

export const Comment = z.object({
  id: z.int(),
  evaluation_line: z.int(),
  indicator: z.int().nullable(),
  former_code: formerCode,
  /** A replacement if hidden; see `hidden`. */
  text: z.string(),
  hidden: z.boolean(),
  author: z.object({ id: z.int(), name: z.string(), role: RoleNumber }),
  created_at: time,
  edited_at: time.nullable(),
  resolved: z.boolean(),
  version: z.int(),
  updated_at: time,
})
export type Comment = z.infer<typeof Comment>

const mentions = z.array(id).max(limits.mentions)

const NewComment = z.object({
  evaluation_line: id,
  indicator: id.nullable().default(null),
  text: text(limits.comment),
  mentions: mentions
    .default([])
    .describe('people who are told of it by name; who may not read the line is left out'),
})

/** A person whom a comment on a line may mention: of its school, or who manages the school. */
export const Mentionable = z.object({ id: z.int(), name: z.string(), role: RoleNumber })
export type Mentionable = z.infer<typeof Mentionable>

/** Only the author changes the text; everybody who reads the comment may set `resolved`. */
export const CommentChange = z
  .object({
    text: text(limits.comment),
    resolved: z.boolean(),
    mentions: mentions.describe('people whom other words name; who was mentioned before is not told again'),
  })
  .partial()

/** Oldest first; `whole_line` selects those without an indicator, or with `false` the others. */
export const CommentList = z.object({
  ...paging,
  evaluation_line_id: queryId,
  indicator: queryId.optional(),
  whole_line: queryFlag.optional(),
  resolved: queryFlag.optional(),
  author: queryId.optional(),
})

export const commentCalls = {
  list: get('/api/comment/', { access: 'comment.read', query: CommentList, answer: Page(Comment) }),
  people: get('/api/comment/people/', {
    access: 'comment.add',
    query: z.object({ evaluation_line_id: queryId }),
    answer: z.array(Mentionable),
  }),
  create: post('/api/comment/', { access: 'comment.add', body: NewComment, answer: Comment }),
  change: patch('/api/comment/{id}/', { access: 'comment.resolve', body: CommentChange, answer: Comment }),
  hide: post('/api/comment/{id}/hide/', {
    access: 'comment.hide',
    answer: success(['comment_hidden'], { comment: Comment }),
    status: 200,
  }),
  remove: remove('/api/comment/{id}/', { access: 'comment.delete', answer: success(['comment_deleted']) }),
}
