import type { Actor } from 'contract/access/scope'
import { sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import { alsoByEmailOfReminders, columnsToSend } from '../../messages/emails/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { utcToday } from '../../platform/database/utc-today.ts'
import { leftToDo } from '../summaries/queries.ts'
import { actionsOfOpenLines, onceADay, reminderBefore } from './reminded-queries.ts'

/**
 * Reminds the people of schools with late actions, each at most once a day: the rows of `plan_reminders` are shared
 * with the weekly reminder. Returns the schools with a reminded person.
 */
export const remindSchools = async (db: Db, actor: Actor): Promise<number[]> => {
  const { rows } = await sql<{ school: number }>`
    with late as materialized (
      select evaluations.school_id as school, count(*)::int as actions
      from ${actionsOfOpenLines}
      where actions.deadline < ${utcToday} and ${leftToDo} and ${rowsInScope(actor, ofEvaluations)}
      group by evaluations.school_id),
    people as (
      select users.id, sum(late.actions)::int as late
      from late join areas on areas.school_id = late.school join users on users.id = areas.user_id
      where users.is_active and users.deleted_at is null and users.reminders <> 'off'
      group by users.id),
    claimed as (
      insert into plan_reminders (user_id, reminded_at) select id, now() from people order by id
      ${onceADay}),
    replaced as (
      ${reminderBefore}),
    told as (
      insert into notifications (user_id, code, params, person_id)
      select people.id, 'plan_reminder', jsonb_build_object('late', people.late, 'to_confirm', 0, 'to_review', 0),
        ${actor.id}::int
      from people join claimed on claimed.user_id = people.id order by people.id
      returning ${columnsToSend}),
    emails as (${alsoByEmailOfReminders})
    select distinct late.school from told join areas on areas.user_id = told.user_id
      join late on late.school = areas.school_id
    order by late.school`.execute(db)
  return rows.map(({ school }) => school)
}
