import type { Actor } from 'contract/access/scope'
import type { NewReviewMark, ReviewMark } from 'contract/evaluation/review-marks'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { jsonTime, personOf } from '../../platform/database/json.ts'

/** Whether the mark is of the newest submission, or agrees with an answer that is unchanged since. */
const isCurrent = sql<boolean>`mark.submission = mark.latest
  or (mark.verdict = 'agree' and mark.marked is not distinct from mark.now)`

/** The newest mark of each indicator as `mark`, with the answers that decide whether it is current. */
const newestMarks = (line: RawBuilder<number>): RawBuilder<unknown> => sql`(
  select distinct on (review_marks.indicator_id) review_marks.*,
    then_given.answers -> review_marks.indicator_id::text as marked,
    newest.answers -> review_marks.indicator_id::text as now,
    coalesce(newest.number, 1) as latest
  from review_marks
    left join submissions then_given
      on then_given.line_id = review_marks.line_id and then_given.number = review_marks.submission
    left join lateral (
      select answers, number from submissions where line_id = ${line} order by number desc limit 1) newest on true
  where review_marks.line_id = ${line}
  order by review_marks.indicator_id, review_marks.submission desc) mark`

/** Answers with a current mark; requires the row of `lines` in the statement. */
export const currentMarks: RawBuilder<number> = sql`(
  select count(*)::int from ${newestMarks(sql`lines.id`)} where ${isCurrent})`

/**
 * The newest mark of each indicator; current if it is of the newest submission, or agrees with an unchanged answer.
 */
export const marksOfLine = async (db: Db, line: number): Promise<ReviewMark[]> => {
  const { rows } = await sql<{ marks: ReviewMark[] }>`
    select coalesce(json_agg(json_build_object('id', mark.id, 'indicator', mark.indicator_id, 'verdict', mark.verdict,
      'text', mark.text, 'by', ${personOf('mark.marked_by')}, 'at', ${jsonTime('mark.at')},
      'submission', mark.submission, 'is_current', ${isCurrent})
      order by mark.indicator_id), '[]') as marks
    from ${newestMarks(sql`${line}`)}`.execute(db)
  return rows[0]?.marks ?? []
}

/** Replaces the mark of the newest submission; returns its id. */
export const setMark = async (
  db: Db,
  line: number,
  by: Actor,
  { indicator, verdict, text }: NewReviewMark & { verdict: ReviewMark['verdict'] },
): Promise<number> => {
  const { id } = await db
    .insertInto('review_marks')
    .columns(['line_id', 'indicator_id', 'submission', 'verdict', 'text', 'marked_by'])
    .expression((build) =>
      build
        .selectFrom('submissions')
        .where('line_id', '=', line)
        .select(({ fn, val }) => [
          val(line).as('line_id'),
          val(indicator).as('indicator_id'),
          fn.coalesce(fn.max('number'), val(1)).as('submission'),
          val(verdict).as('verdict'),
          val(text).as('text'),
          val(by.id).as('marked_by'),
        ]),
    )
    .onConflict((there) =>
      there.constraint('review_marks_unique').doUpdateSet(({ ref }) => ({
        // A new id, since people who saw the former mark have not seen this one.
        id: sql`default`,
        verdict: ref('excluded.verdict'),
        text: ref('excluded.text'),
        marked_by: ref('excluded.marked_by'),
        at: sql`now()`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes the mark of the newest submission; undefined where there is none. */
export const removeMark = (db: Db, line: number, indicator: number) =>
  db
    .deleteFrom('review_marks')
    .where('line_id', '=', line)
    .where('indicator_id', '=', indicator)
    .where(
      'submission',
      '=',
      sql<number>`(select coalesce(max(number), 1) from submissions where line_id = ${line})`,
    )
    .returning('id')
    .executeTakeFirst()
