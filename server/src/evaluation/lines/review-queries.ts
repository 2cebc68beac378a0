import type { NewReviewMessage, Review } from 'contract/evaluation/lines'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime, personOf } from '../../platform/database/json.ts'

/** The reviews of a line, first to last, as JSON. Stands where the row of `lines` can be seen. */
export const reviewsOfLine: RawBuilder<Review[]> = sql`(
  select coalesce(json_agg(json_build_object('id', reviews.id, 'kind', reviews.kind,
    'by', ${personOf('reviews.reviewed_by')}, 'at', ${jsonTime('reviews.at')},
    'messages', (
      select coalesce(json_agg(json_build_object('text', message.text, 'indicator', message.indicator_id,
        'category', message.category_id, 'stage', message.stage) order by message.id), '[]')
      from review_messages message where message.review_id = reviews.id)) order by reviews.id), '[]')
  from reviews where reviews.line_id = lines.id)`

export const addReview = async (
  db: Db,
  line: number,
  kind: Review['kind'],
  by: number,
  messages: NewReviewMessage[],
): Promise<void> => {
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

/** Indicators and domains that messages name, with the instrument of each. */
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
