import type { NewReviewMessage, Review } from 'contract/evaluation/lines'
import { limits } from 'contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime, personOf } from '../../platform/database/json.ts'
import { noRoom } from '../../platform/database/row-limit.ts'

/** The reviews of a line in order, as JSON; requires the row of `lines` in the statement. */
export const reviewsOfLine: RawBuilder<Review[]> = sql`(
  select coalesce(json_agg(json_build_object('id', reviews.id, 'kind', reviews.kind,
    'by', ${personOf('reviews.reviewed_by')}, 'at', ${jsonTime('reviews.at')},
    'messages', (
      select coalesce(json_agg(json_build_object('text', message.text, 'indicator', message.indicator_id,
        'category', message.category_id, 'stage', message.stage) order by message.id), '[]')
      from review_messages message where message.review_id = reviews.id)) order by reviews.id), '[]')
  from reviews where reviews.line_id = lines.id)`

/** Refuses messages for which the line has no room; a review without messages is always accepted. */
const assertRoomForReview = async (db: Db, line: number, messages: NewReviewMessage[]): Promise<void> => {
  if (messages.length === 0) return
  const { rows } = await sql<{ reviews: number; bytes: number }>`
    select (select count(*) from reviews where line_id = ${line})::int as reviews,
      coalesce(sum(octet_length(message.text)), 0)::float8 as bytes
    from reviews join review_messages message on message.review_id = reviews.id
    where reviews.line_id = ${line}`.execute(db)
  const there = rows[0] ?? { reviews: 0, bytes: 0 }
  const more = messages.reduce((bytes, { text }) => bytes + Buffer.byteLength(text), 0)
  if (there.reviews >= limits.reviewsOfLine)
    throw noRoom(`There are ${limits.reviewsOfLine} reviews already.`)
  if (there.bytes + more > limits.reviewBytesOfLine)
    throw noRoom('The messages of this line’s reviews are too long together.')
}

export const addReview = async (
  db: Db,
  line: number,
  kind: Review['kind'],
  by: number,
  messages: NewReviewMessage[],
): Promise<void> => {
  await assertRoomForReview(db, line, messages)
  const { id } = await db
    .insertInto('reviews')
    .values({ line_id: line, kind, reviewed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (messages.length === 0) return
  await db
    .insertInto('review_messages')
    .values(
      messages.map(({ text, indicator, category, stage }) => ({
        review_id: id,
        text,
        indicator_id: indicator,
        category_id: category,
        stage,
      })),
    )
    .execute()
}

/** The instruments of indicators and domains that messages name. */
export const namedInMessages = (db: Db, indicators: number[], categories: number[]) =>
  db
    .selectNoFrom([
      sql<{ id: number; instrument: number }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'instrument', instrument_id)), '[]')
        from indicators where id = any(${indicators}::int[]))`.as('indicators'),
      sql<{ id: number; instrument: number }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'instrument', instrument_id)), '[]')
        from categories where id = any(${categories}::int[]))`.as('categories'),
    ])
    .executeTakeFirstOrThrow()
