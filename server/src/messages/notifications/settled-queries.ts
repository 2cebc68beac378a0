import type { NotificationCode } from 'contract/messages/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Notifications about steps of a line, which the next step settles. */
const ofSteps: readonly NotificationCode[] = [
  'line_opened',
  'line_submitted',
  'line_returned',
  'line_validated',
  'reviewer_named',
  'rating_asked',
]

/** Conditions for actions that still wait, by kind of notification; requires `actions` in the statement. */
const waiting = {
  action_reported: sql`actions.reported_at is not null and actions.question_at is null`,
  action_asked: sql`actions.question_at is not null`,
  date_proposed: sql`actions.proposed_by is not null and actions.declined_at is null`,
} satisfies Partial<Record<NotificationCode, RawBuilder<unknown>>>

const unreadOf = (line: { id: number; evaluation: number }): RawBuilder<boolean> => sql`
  notifications.evaluation_id = ${line.evaluation} and not notifications.is_read
  and notifications.params ->> 'line' = ${String(line.id)}::text`

/** After a step, marks as read for everybody what asked for it or for an earlier one. */
export const settleSteps = async (
  db: Db,
  line: { id: number; evaluation: number },
  isClosed: boolean,
): Promise<void> => {
  const codes = isClosed ? [...ofSteps, ...Object.keys(waiting)] : ofSteps
  await sql`update notifications set is_read = true
    where ${unreadOf(line)} and code = any(${codes}::text[])`.execute(db)
}

/** After a change of reviewer, marks as read what named the former one. */
export const settleReviewer = async (
  db: Db,
  line: { id: number; evaluation: number },
  reviewer: number,
): Promise<void> => {
  await sql`update notifications set is_read = true
    where ${unreadOf(line)} and code = 'reviewer_named' and user_id = ${reviewer}`.execute(db)
}

/** After a round or one of its raters is finished, marks as read what asked for their letters. */
export const settleRatings = async (db: Db, line: { id: number; evaluation: number }): Promise<void> => {
  await sql`update notifications set is_read = true
    where ${unreadOf(line)} and code = 'rating_asked' and not exists (
      select from rating_raters join rating_rounds on rating_rounds.id = rating_raters.round_id
      where rating_rounds.line_id = ${line.id} and rating_raters.user_id = notifications.user_id
        and rating_raters.finished_at is null)`.execute(db)
}

/** After a move of a draft, marks as read for everybody what asked for it or for an earlier one. */
export const settleDraft = async (db: Db, draft: number): Promise<void> => {
  await sql`update notifications set is_read = true
    where params ? 'draft' and params ->> 'draft' = ${String(draft)}::text and not is_read
      and code in ('edition_handed_in', 'edition_given_back')`.execute(db)
}

/** After a change of a plan, marks as read notifications of actions of which none waits any more. */
export const settleActions = async (db: Db, line: number): Promise<void> => {
  const settled = Object.entries(waiting).map(
    ([code, waits]) => sql`(notifications.code = ${sql.lit(code)} and not exists (
      select from actions join goals on goals.id = actions.goal_id
        join action_plans on action_plans.id = goals.plan_id
      where action_plans.line_id = lines.id and actions.status not in ('completed', 'cancelled') and ${waits}))`,
  )
  await sql`update notifications set is_read = true from lines
    where lines.id = ${line} and notifications.evaluation_id = lines.evaluation_id and not notifications.is_read
      and notifications.params ->> 'line' = ${String(line)}::text and (${sql.join(settled, sql` or `)})`.execute(
    db,
  )
}

/** Marks as read earlier requests to remove a person's second factor. */
export const settleReset = (db: Db, person: number) =>
  db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('person_id', '=', person)
    .where('code', '=', 'reset_waits')
    .where('is_read', '=', false)
    .execute()

/** After a file was fetched, marks as read that it is ready. */
export const settleFile = async (db: Db, person: number, job: number): Promise<void> => {
  await sql`update notifications set is_read = true
    where user_id = ${person} and not is_read and code = 'job_done'
      and params ->> 'job' = ${String(job)}::text`.execute(db)
}
