import type { Comment } from 'contract/comments'
import type { File } from 'contract/files'
import type { Note } from 'contract/notes'
import type { Result } from 'contract/results'
import { type RawBuilder, sql } from 'kysely'
import { authorOf, jsonRows, jsonTime, personOf, wordsOf } from '../../database/json.ts'

/** A result as JSON. Stands where its `options` can be seen beside it. */
export const resultShape: RawBuilder<Result> = sql`json_build_object(
  'id', results.id, 'evaluation_line', results.line_id, 'indicator', results.indicator_id,
  'option', json_build_object('id', options.id, 'code', options.code, 'points', options.points),
  'na_reason', results.na_reason, 'updated_by', ${personOf('results.updated_by')},
  'version', results.version, 'updated_at', ${jsonTime('results.updated_at')})`

const fileShape: RawBuilder<File> = sql`json_build_object(
  'id', files.id, 'evaluation_line', files.line_id, 'category', files.category_id, 'stage', files.stage,
  'kind', files.kind, 'name', files.name, 'content_type', files.content_type, 'size', files.size,
  'description', files.description, 'uploaded_by', ${personOf('files.uploaded_by')},
  'created_at', ${jsonTime('files.created_at')})`

export const noteShape: RawBuilder<Note> = sql`json_build_object(
  'id', notes.id, 'evaluation_line', notes.line_id, 'indicator', notes.indicator_id, ${wordsOf('notes')},
  'author', ${authorOf('notes.author_id')}, 'created_at', ${jsonTime('notes.created_at')},
  'updated_at', ${jsonTime('notes.updated_at')}, 'version', notes.version)`

export const commentShape: RawBuilder<Comment> = sql`json_build_object(
  'id', comments.id, 'evaluation_line', comments.line_id, 'indicator', comments.indicator_id,
  ${wordsOf('comments')}, 'author', ${authorOf('comments.author_id')},
  'created_at', ${jsonTime('comments.created_at')}, 'edited_at', ${jsonTime('comments.edited_at')},
  'resolved', comments.resolved, 'version', comments.version, 'updated_at', ${jsonTime('comments.updated_at')})`

/** What belongs to the line whose row of `lines` can be seen, as arrays of JSON. */
export const partsOfLine = {
  results: jsonRows<Result>(
    resultShape,
    sql`results join options on options.id = results.option_id where results.line_id = lines.id`,
    sql`results.indicator_id`,
  ),
  files: jsonRows<File>(
    fileShape,
    sql`files where files.line_id = lines.id and files.deleted_at is null and files.scan <> 'infected'`,
    sql`files.id`,
  ),
  notes: jsonRows<Note>(noteShape, sql`notes where notes.line_id = lines.id`, sql`notes.id`),
  comments: jsonRows<Comment>(
    commentShape,
    sql`comments where comments.line_id = lines.id`,
    sql`comments.id`,
  ),
}
