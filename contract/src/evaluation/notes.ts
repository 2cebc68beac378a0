import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { RoleNumber } from '../people/users.ts'
import { limits } from '../platform/limits.ts'
import { formerCode, fromText, id, Page, pageSize, queryId, text, time } from '../platform/shapes.ts'

/** A justification of an answer. */
export const Note = z.object({
  id: z.int(),
  evaluation_line: z.int(),
  indicator: z.int().nullable(),
  former_code: formerCode,
  /** A replacement if hidden; see `hidden`. */
  text: z.string(),
  hidden: z.boolean(),
  author: z.object({ id: z.int(), name: z.string(), role: RoleNumber }),
  created_at: time,
  updated_at: time,
  version: z.int(),
})
export type Note = z.infer<typeof Note>

export const NewNote = z.object({
  evaluation_line: id,
  indicator: id.nullable().default(null),
  text: text(limits.note),
})

/** Paginated where `page` or `page_size` is given, else an array. */
export const NoteList = z.object({
  evaluation_line_id: queryId.optional(),
  indicator: queryId.optional(),
  page: fromText(z.int().min(1).max(20_000_000)).optional(),
  page_size: pageSize.optional(),
})

export const noteCalls = {
  list: get('/api/note_evaluation/{id}/', {
    access: 'note.read',
    query: NoteList,
    answer: z.union([Page(Note), z.array(Note)]),
  }),
  create: post('/api/note/', { access: 'note.add', body: NewNote, answer: Note }),
  change: patch('/api/note/{id}/', {
    access: 'note.change',
    body: z.object({ text: text(limits.note) }),
    answer: Note,
  }),
  hide: post('/api/note/{id}/hide/', {
    access: 'note.hide',
    answer: success(['note_hidden'], { note: Note }),
    status: 200,
  }),
  remove: remove('/api/note/{id}/', { access: 'note.delete', answer: success(['note_deleted']) }),
}
