import type { NotificationCode } from 'contract/messages/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Those that ask for a step of a line, or tell of one: the next step, whoever takes it, leaves nothing to do about them. */
const ofSteps: readonly NotificationCode[] = [
  'line_opened',
  'line_submitted',
  'line_returned',
  'line_validated',
  'reviewer_named',
  'rating_asked',
]

/** What of a plan waits for somebody, by what tells of it. Stands where `actions` is. */
const waiting = {
  action_reported: sql`actions.reported_at is not null and actions.question_at is null`,
  action_asked: sql`actions.question_at is not null`,
  date_proposed: sql`actions.proposed_by is not null and actions.declined_at is null`,
} satisfies Partial<Record<NotificationCode, RawBuilder<unknown>>>

const unreadOf = (line: { id: number; evaluation: number }): RawBuilder<boolean> => sql`
  notifications.evaluation_id = ${line.evaluation} and not notifications.is_read
  and notifications.params ->> 'line' = ${String(line.id)}::text`

/** A step of the line was taken: what asked for it, or for an earlier one, counts as read, whoever did it. */
export const settleSteps = async (
  db: Db,
  line: { id: number; evaluation: number },
  isClosed: boolean,
): Promise<void> => {
  const codes = isClosed ? [...ofSteps, ...Object.keys(waiting)] : ofSteps
  await sql`update notifications set is_read = true
    where ${unreadOf(line)} and code = any(${codes}::text[])`.execute(db)
}

/** Who was named to review a line is not any more, or is named anew: what told of it counts as read. */
export const settleReviewer = async (
  db: Db,
  line: { id: number; evaluation: number },
  reviewer: number,
): Promise<void> => {
  await sql`update notifications set is_read = true
    where ${unreadOf(line)} and code = 'reviewer_named' and user_id = ${reviewer}`.execute(db)
}

/** A round of two people is over, or one of them is finished: of whom no letters of the line are missing nobody asks any. */
export const settleRatings = async (db: Db, line: { id: number; evaluation: number }): Promise<void> => {
  await sql`update notifications set is_read = true
    where ${unreadOf(line)} and code = 'rating_asked' and not exists (
      select from rating_raters join rating_rounds on rating_rounds.id = rating_raters.round_id
      where rating_rounds.line_id = ${line.id} and rating_raters.user_id = notifications.user_id
        and rating_raters.finished_at is null)`.execute(db)
}

/** A draft of an edition moved on: what asked for that, or told of an earlier move, counts as read, whoever did it. */
export const settleDraft = async (db: Db, draft: number): Promise<void> => {
  await sql`update notifications set is_read = true
    where params ? 'draft' and params ->> 'draft' = ${String(draft)}::text and not is_read
      and code in ('edition_handed_in', 'edition_given_back')`.execute(db)
}

/** Something of a plan was changed: what told of actions of which none waits any more counts as read. */
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

/** The second step is gone, or somebody asks anew: what asked before counts as read. */
export const settleReset = (db: Db, person: number) =>
  db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('person_id', '=', person)
    .where('code', '=', 'reset_waits')
    .where('is_read', '=', false)
    .execute()
