import { isStaff, rolesThat } from 'contract/access/roles'
import type { Comment } from 'contract/evaluation/comments'
import type { DutyAnswer } from 'contract/evaluation/duties'
import type { File } from 'contract/evaluation/files'
import type { Line } from 'contract/evaluation/lines'
import type { Note } from 'contract/evaluation/notes'
import type { RoundBrief } from 'contract/evaluation/rating-rounds'
import type { Result } from 'contract/evaluation/results'
import { limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { authorOf, jsonRows, jsonTime, personOf, textOf } from '../../platform/database/json.ts'

/** The JSON of a result; requires `options` in the statement. */
export const resultShape: RawBuilder<Result> = sql`json_build_object(
  'id', results.id, 'evaluation_line', results.line_id, 'indicator', results.indicator_id,
  'option', json_build_object('id', options.id, 'code', options.code, 'points', options.points),
  'na_reason', results.na_reason, 'files', results.files, 'statements', results.statements,
  'reached', results.reached, 'of', results.of_whom, 'updated_by', ${personOf('results.updated_by')},
  'version', results.version, 'updated_at', ${jsonTime('results.updated_at')})`

/** The JSON of an answer to a duty. */
export const dutyAnswerShape: RawBuilder<DutyAnswer> = sql`json_build_object(
  'duty', duty_answers.duty_id, 'kept', duty_answers.kept, 'plan', duty_answers.plan,
  'updated_by', ${personOf('duty_answers.updated_by')}, 'updated_at', ${jsonTime('duty_answers.updated_at')})`

/** A round without letters. */
const roundBrief: RawBuilder<RoundBrief> = sql`json_build_object(
  'id', rating_rounds.id, 'category', rating_rounds.category_id,
  'raters', (select json_agg(json_build_object('id', users.id, 'name', users.full_name,
      'is_finished', rating_raters.finished_at is not null) order by rating_raters.place)
    from rating_raters join users on users.id = rating_raters.user_id
    where rating_raters.round_id = rating_rounds.id),
  'is_finished', rating_rounds.finished_at is not null)`

const fileShape: RawBuilder<File> = sql`json_build_object(
  'id', files.id, 'evaluation_line', files.line_id, 'category', files.category_id, 'stage', files.stage,
  'kind', files.kind, 'name', files.name, 'content_type', files.content_type, 'size', files.size,
  'description', files.description, 'uploaded_by', ${personOf('files.uploaded_by')},
  'created_at', ${jsonTime('files.created_at')})`

/** The indicator a text was written about, if it was moved to another one. */
export const formerCodeOf = (table: 'notes' | 'comments'): RawBuilder<string | null> => {
  const former = sql.ref(`${table}.former_indicator_id`)
  return sql`case when ${former} is not null then (select code from indicators where indicators.id = ${former}) end`
}

export const noteShape: RawBuilder<Note> = sql`json_build_object(
  'id', notes.id, 'evaluation_line', notes.line_id, 'indicator', notes.indicator_id,
  'former_code', ${formerCodeOf('notes')}, ${textOf('notes')},
  'author', ${authorOf('notes.author_id')}, 'created_at', ${jsonTime('notes.created_at')},
  'updated_at', ${jsonTime('notes.updated_at')}, 'version', notes.version)`

export const commentShape: RawBuilder<Comment> = sql`json_build_object(
  'id', comments.id, 'evaluation_line', comments.line_id, 'indicator', comments.indicator_id,
  'former_code', ${formerCodeOf('comments')},
  ${textOf('comments')}, 'author', ${authorOf('comments.author_id')},
  'created_at', ${jsonTime('comments.created_at')}, 'edited_at', ${jsonTime('comments.edited_at')},
  'resolved', comments.resolved, 'version', comments.version, 'updated_at', ${jsonTime('comments.updated_at')})`

const tableOfKind = { comment: 'comments', note: 'notes' } as const
type KindOfTexts = keyof typeof tableOfKind

/** Whether a line has more texts than are included; reads only as many rows as needed. */
const isOverTextLimit = (kind: KindOfTexts): RawBuilder<boolean> => sql`(
  select count(*) > ${sql.lit(limits.textsInLine)}
    or coalesce(sum(octet_length(text)), 0) > ${sql.lit(limits.textBytesInLine)}
  from (select text from ${sql.table(tableOfKind[kind])} where line_id = lines.id
    order by id limit ${sql.lit(limits.textsInLine + 1)}) as first)`

const countsOverTextLimit = <Count>(
  kind: KindOfTexts,
  counts: RawBuilder<unknown>,
): RawBuilder<Count[] | null> => sql`
  case when ${isOverTextLimit(kind)} then (
    select json_agg(counted order by indicator nulls first) from (
      select indicator_id as indicator, ${counts}
      from ${sql.table(tableOfKind[kind])} where line_id = lines.id group by indicator_id) as counted) end`

/** Whether the note's author is of a school. */
const noteOfSchool = sql<boolean>`exists (
  select from users where users.id = notes.author_id
    and users.role in (${sql.join(rolesThat((each) => !isStaff(each)).map((role) => sql.lit(role)))}))`

/** Notes that were written about the present question. */
const ofThisQuestion = sql<boolean>`former_indicator_id is null`

/** Numbers of texts by indicator, for a line that has too many to include them. */
export const countsOfLine = {
  comments: countsOverTextLimit<NonNullable<Line['comment_counts']>[number]>(
    'comment',
    sql`count(*) filter (where not resolved)::int as open, count(*) filter (where resolved)::int as resolved`,
  ),
  notes: countsOverTextLimit<NonNullable<Line['note_counts']>[number]>(
    'note',
    sql`count(*) filter (where ${ofThisQuestion})::int as notes,
      count(*) filter (where ${ofThisQuestion} and ${noteOfSchool})::int as of_school`,
  ),
}

/** The parts of a line as JSON arrays; requires the row of `lines` in the statement. */
export const partsOfLine = {
  results: jsonRows<Result>(
    resultShape,
    sql`results join options on options.id = results.option_id where results.line_id = lines.id`,
    sql`results.indicator_id`,
  ),
  duties: jsonRows<DutyAnswer>(
    dutyAnswerShape,
    sql`duty_answers where duty_answers.line_id = lines.id`,
    sql`duty_answers.duty_id`,
  ),
  rounds: jsonRows<RoundBrief>(
    roundBrief,
    sql`rating_rounds join categories on categories.id = rating_rounds.category_id
      and categories.instrument_id = lines.instrument_id
      where rating_rounds.line_id = lines.id`,
    sql`rating_rounds.category_id`,
  ),
  files: jsonRows<File>(
    fileShape,
    sql`files where files.line_id = lines.id and files.stage is not null and files.deleted_at is null
      and files.scan <> 'infected'`,
    sql`files.id`,
  ),
}

/** `few` includes texts only where they are few; `all` is for documents and exports. */
export const textsOfLine = (how: 'few' | 'all') => {
  const rows = <Row>(kind: KindOfTexts, shape: RawBuilder<Row>, most: number): RawBuilder<Row[]> => {
    const table = sql.table(tableOfKind[kind])
    const some = sql`(select * from ${table} where line_id = lines.id order by id limit ${sql.lit(most)}) as ${table}`
    const all = jsonRows<Row>(shape, some, sql`id`)
    return how === 'all' ? all : sql`case when ${isOverTextLimit(kind)} then '[]'::json else ${all} end`
  }
  return {
    notes: rows<Note>('note', noteShape, limits.notesOfLine),
    comments: rows<Comment>('comment', commentShape, limits.commentsOfLine),
  }
}
