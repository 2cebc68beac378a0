import { Role } from 'contract/access/roles'
import { addressOfAction, addressOfNotified } from 'contract/messages/notifications'
import { sql } from 'kysely'
import { alsoByEmailOfReminders, columnsToSend } from '../../messages/emails/queries.ts'
import type { Reminder } from '../../messages/emails/sending/reminder.ts'
import type { Db } from '../../platform/database/db.ts'
import { utcToday } from '../../platform/database/utc-today.ts'
import { leftToDo } from '../summaries/queries.ts'
import { actionsOfOpenLines, onceADay, reminderBefore } from './reminded-queries.ts'

/** Actions listed in an e-mail; the others are behind its link. */
const listed = 10

/** Days between two reminders of one person, and before an unconfirmed report is included. */
const week = 7

const place = sql`actions.id as action, lines.id as line, evaluations.id as evaluation, evaluations.school_id,
  evaluations.region_id, evaluations.country_id`

/** Late actions, and reports unconfirmed for a week, each with its date. */
const items = sql`
  select 'late' as kind, ${place}, null::int as reviewer, ${utcToday} - actions.deadline as days, greatest(
    (actions.deadline + 1)::timestamp at time zone 'UTC', actions.created_at, actions.question_at) as since
  from ${actionsOfOpenLines} where actions.deadline < ${utcToday} and ${leftToDo}
  union all
  select 'to_confirm', ${place}, null, ${utcToday} - (actions.reported_at at time zone 'UTC')::date,
    actions.reported_at + make_interval(days => ${sql.lit(week)})
  from ${actionsOfOpenLines} where actions.reported_at < now() - make_interval(days => ${sql.lit(week)})
    and actions.question_at is null and actions.status not in ('completed', 'cancelled')
  union all
  select 'to_review', null, lines.id, evaluations.id, evaluations.school_id, evaluations.region_id,
    evaluations.country_id, lines.reviewer_id, ${utcToday} - lines.review_by,
    (lines.review_by + 1)::timestamp at time zone 'UTC'
  from lines join evaluations on evaluations.id = lines.evaluation_id
  where lines.status = 'IN REVIEW' and lines.review_by < ${utcToday}`

/**
 * Schools are reminded of late actions, coordinators also of reports and of their own reviews; requires `areas` and
 * `items` in the statement.
 */
const concerns = sql`(items.kind = 'late' and areas.school_id = items.school_id
  or (items.reviewer is null or items.reviewer = areas.user_id) and (areas.region_id = items.region_id
    or areas.country_id = items.country_id and areas.role = ${sql.lit(Role.country)}))`

/** Grouped by place, so that a place is counted once for all its people. */
const places = (area: 'school' | 'region' | 'country') => {
  const column = sql.ref(`${area}_id`)
  const only = area === 'school' ? sql`kind = 'late'` : sql`kind <> 'to_review'`
  return sql`select ${sql.lit(area)} as area, ${column} as place, count(*) filter (where kind = 'late') as late,
    count(*) filter (where kind = 'to_confirm') as to_confirm, max(since) as newest from items where ${only} group by ${column}`
}

/** Due a week after the last reminder, or for people who want it at once the next day when more is late. */
const isDue = sql`(reminded.user_id is null
  or ${utcToday} - (reminded.reminded_at at time zone 'UTC')::date >= ${sql.lit(week)}
  or people.reminders = 'at_once' and people.newest > reminded.reminded_at
    and ${utcToday} > (reminded.reminded_at at time zone 'UTC')::date)`

/** Without late actions the notification links to what waits longest. */
const longestWaiting = sql`
  select items.line, items.action, items.evaluation, evaluations.instrument_id as instrument
  from items join areas on areas.user_id = people.id join evaluations on evaluations.id = items.evaluation
  where people.late = 0 and ${concerns} order by items.days desc, items.action limit 1`

/**
 * Reminds everybody who is due, by notification and e-mail; rows of `plan_reminders` ensure that only one server
 * does.
 */
export const remindOfPlans = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ people: number }>`
    with items as materialized (${items}),
    places as materialized (${places('school')} union all ${places('region')} union all ${places('country')}),
    parts as (
      select areas.user_id, places.late, places.to_confirm, 0 as to_review, places.newest
      from places join areas on case places.area when 'school' then areas.school_id = places.place
        when 'region' then areas.region_id = places.place
        else areas.country_id = places.place and areas.role = ${sql.lit(Role.country)} end
      union all
      select distinct on (items.line) areas.user_id, 0, 0, 1, items.since
      from items join areas on ${concerns} where items.kind = 'to_review'),
    people as (
      select users.id, users.reminders, sum(late)::int as late, sum(to_confirm)::int as to_confirm,
        sum(to_review)::int as to_review, max(newest) as newest
      from parts join users on users.id = parts.user_id
      where users.is_active and users.deleted_at is null and users.reminders <> 'off'
      group by users.id),
    claimed as (
      insert into plan_reminders (user_id, reminded_at)
      select people.id, now() from people left join plan_reminders reminded on reminded.user_id = people.id
      where ${isDue} order by people.id
      ${onceADay}),
    replaced as (
      ${reminderBefore}),
    told as (
      insert into notifications (user_id, code, params, evaluation_id, instrument_id)
      select people.id, 'plan_reminder', jsonb_strip_nulls(jsonb_build_object('late', people.late,
        'to_confirm', people.to_confirm, 'to_review', people.to_review, 'line', first.line,
        'action', first.action)), first.evaluation, first.instrument
      from people join claimed on claimed.user_id = people.id
      left join lateral (${longestWaiting}) as first on true
      order by people.id
      returning ${columnsToSend}),
    emails as (${alsoByEmailOfReminders})
    select count(*)::int as people from told`.execute(db)
  return rows[0]?.people ?? 0
}

type Row = {
  kind: 'late' | 'to_confirm' | 'to_review'
  days: number
  late: number
  to_confirm: number
  to_review: number
  action: number | null
  instrument: number
  line: number
  evaluation: number
  name: string
}

const addressOf = ({ evaluation, instrument, line, action }: Row): string =>
  action === null
    ? addressOfNotified(evaluation, instrument, {})
    : addressOfAction(evaluation, { line, action })

/** A person's present reminder, the longest late first; null when there is nothing or they want none. */
export const reminderOf = async (db: Db, user: number): Promise<Reminder | null> => {
  const { rows } = await sql<Row>`
    with items as (${items}),
    own as (
      select distinct items.* from items join areas on areas.user_id = ${user} and ${concerns}
      join users on users.id = areas.user_id and users.reminders <> 'off')
    select own.kind, own.days, own.action, own.line, own.evaluation, schools.name,
      count(*) filter (where kind = 'late') over () as late,
      count(*) filter (where kind = 'to_confirm') over () as to_confirm,
      count(*) filter (where kind = 'to_review') over () as to_review, evaluations.instrument_id as instrument
    from own join evaluations on evaluations.id = own.evaluation join schools on schools.id = own.school_id
    order by own.kind, own.days desc, own.action limit ${listed}`.execute(db)
  const [first] = rows
  if (!first) return null
  return {
    late: first.late,
    to_confirm: first.to_confirm,
    to_review: first.to_review,
    items: rows.map((row) => ({ kind: row.kind, days: row.days, school: row.name, address: addressOf(row) })),
  }
}
