import type { NewReviewer, Reviewing } from 'contract/evaluation/reviewers'
import { type RawBuilder, sql } from 'kysely'
import { hasTask } from '../../access/user-scope.ts'
import { inReview } from '../../messages/notifications/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { jsonRows, personOf } from '../../platform/database/json.ts'

/** Who may review; requires `users` and `evaluations` in the statement. */
const mayReview = sql<boolean>`(users.is_active and users.deleted_at is null and ${inReview} and ${hasTask('review')})`

const candidates: RawBuilder<Reviewing['candidates']> = jsonRows(
  sql`json_build_object('id', users.id, 'name', users.full_name)`,
  sql`users where ${mayReview}`,
  sql`users.full_name, users.id`,
)

export const reviewingOf = (db: Db, line: number): Promise<Reviewing> =>
  db
    .selectFrom('lines')
    .innerJoin('evaluations', 'evaluations.id', 'lines.evaluation_id')
    .where('lines.id', '=', line)
    .select([
      personOf('lines.reviewer_id').as('reviewer'),
      sql<string | null>`lines.review_by::text`.as('review_by'),
      candidates.as('candidates'),
    ])
    .executeTakeFirstOrThrow()

export const isCandidate = async (db: Db, line: number, person: number): Promise<boolean> => {
  const { rows } = await sql`
    select from lines join evaluations on evaluations.id = lines.evaluation_id, users
    where lines.id = ${line} and users.id = ${person} and ${mayReview}`.execute(db)
  return rows.length > 0
}

/** Sets the reviewer of a locked line; returns the former one. */
export const nameReviewer = async (
  db: Db,
  line: number,
  { reviewer, review_by }: NewReviewer,
): Promise<void> => {
  await db
    .updateTable('lines')
    .set({ reviewer_id: reviewer, review_by, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', line)
    .execute()
}
