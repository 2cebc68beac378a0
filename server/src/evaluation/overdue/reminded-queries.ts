import { sql } from 'kysely'
import { utcToday } from '../../platform/database/utc-today.ts'

export const actionsOfOpenLines = sql`actions
  join goals on goals.id = actions.goal_id
  join action_plans on action_plans.id = goals.plan_id
  join lines on lines.id = action_plans.line_id and lines.status <> 'CLOSED'
  join evaluations on evaluations.id = lines.evaluation_id`

/** Ends an insert into `plan_reminders`, so that it returns only people who were not reminded today. */
export const onceADay = sql`on conflict (user_id) do update set reminded_at = excluded.reminded_at
        where (plan_reminders.reminded_at at time zone 'UTC')::date < ${utcToday}
      returning user_id`

/** Deletes the former reminder; requires `claimed`, the people to remind, in the statement. */
export const reminderBefore = sql`delete from notifications using claimed
      where notifications.user_id = claimed.user_id and notifications.code = 'plan_reminder'
        and not notifications.is_read`
