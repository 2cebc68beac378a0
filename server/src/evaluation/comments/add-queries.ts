import { worksIn } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { Comment } from 'contract/evaluation/comments'
import { evaluationTypes } from 'contract/evaluation/lines'
import { found } from 'contract/platform/problems'
import { sql } from 'kysely'
import { alsoByEmailOfComments } from '../../messages/emails/queries.ts'
import { entryIn, entryOf, recordingEntry } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { notStored, type Storing, storedIn } from '../../platform/http/idempotency-queries.ts'
import { commentShape } from '../lines/part-queries.ts'
import { touching } from '../lines/queries.ts'
import { answered } from './answered-queries.ts'
import { announcing, listening, mentioned, type New, replacing } from './reader-queries.ts'

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
  country: number
}

type Add = { isOfSchool: boolean; isStored: boolean }

const add = prepared<Add, New, { item: Comment }>((_db, { isOfSchool, isStored }, values) => {
  const { line, indicator, former, text, author, evaluation } = values
  return sql`
    with created as (
      insert into comments (line_id, indicator_id, former_indicator_id, text, author_id)
      values (${line}, ${indicator}, ${former}, ${text}, ${author})
      returning *
    ),
    mentioned as (${mentioned(values)}),
    listening as (${listening(isOfSchool, values)}),
    replaced as (${replacing(values)}),
    answered as (${answered(isOfSchool)}),
    told as (${announcing(values)}),
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
  comment: { indicator: number | null; former: number | null; text: string; mentions: number[] },
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
      country: line.country,
      indicator: comment.indicator,
      former: comment.former,
      text: comment.text,
      mentions: comment.mentions,
      author: actor.id,
      author_name: actor.full_name,
    },
  )
  return found(row).item
}
