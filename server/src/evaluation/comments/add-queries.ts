import { Role, worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Comment } from 'contract/evaluation/comments'
import { type EvaluationType, evaluationTypes } from 'contract/evaluation/lines'
import { found } from 'contract/platform/problems'
import { type RawBuilder, sql } from 'kysely'
import { alsoByEmailOfComments, columnsToSend } from '../../messages/emails/queries.ts'
import { type Entry, entryIn, entryOf, recordingEntry } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { notStored, type Storing, storedIn } from '../../platform/http/idempotency-queries.ts'
import { commentShape } from '../lines/part-queries.ts'
import { touching } from '../lines/queries.ts'

type Author = Actor & { full_name: string }
type By = Parameters<typeof entryOf>[0] & { db: Db; actor: Author }
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
