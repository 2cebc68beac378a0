import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { NotificationCode } from 'contract/messages/notifications'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, reach } from '../../access/scope.ts'
import { managedBy } from '../../access/user-scope.ts'
import type { Db } from '../../platform/database/db.ts'
import { alsoByEmail, toldColumns } from '../emails/queries.ts'

/** What people are told of an evaluation: names and numbers, from which the words are made when they are read. */
export type About = {
  code: NotificationCode
  /** Who did it, and is not told of it. */
  actor: number
  evaluation: number
  params: Record<string, string | number>
}

/**
 * Tells those whom the condition on `users` and `evaluations` names, once each, inside and by letter; the school's name
 * is added here.
 */
const tell = async (
  db: Db,
  { code, actor, evaluation, params }: About,
  whom: RawBuilder<boolean>,
): Promise<void> => {
  await sql`
    with told as (insert into notifications (user_id, code, params, person_id, evaluation_id, instrument_id)
    select users.id, ${code}::text, ${JSON.stringify(params)}::jsonb || jsonb_build_object('school', schools.name),
      ${actor}::int, evaluations.id, evaluations.instrument_id
    from evaluations join schools on schools.id = evaluations.school_id, users
    where evaluations.id = ${evaluation} and users.id <> ${actor}
      and users.is_active and users.deleted_at is null and ${whom}
    order by users.id
    returning ${toldColumns})
    ${alsoByEmail}`.execute(db)
}

/** The coordinators of the region and the representative of the country. */
export const tellReviewers = (db: Db, about: About): Promise<void> =>
  tell(
    db,
    about,
    sql`users.id in (
      select areas.user_id from areas where areas.region_id = evaluations.region_id
      union all
      select areas.user_id from areas where areas.country_id = evaluations.country_id
        and areas.role = ${sql.lit(Role.country)})`,
  )

/** The people of the school, and who handed the line over. */
export const tellSchool = (db: Db, about: About, submitter: number | null): Promise<void> =>
  tell(
    db,
    about,
    sql`users.id in (
      select areas.user_id from areas where areas.school_id = evaluations.school_id
      union all
      select ${submitter}::int)`,
  )

/** The person is notified inside that staff made a link to their account. */
export const notifyOfLink = (db: Db, user: number, by: { id: number; full_name: string }) =>
  db
    .insertInto('notifications')
    .values({
      user_id: user,
      code: 'link_given',
      params: JSON.stringify({ person: by.full_name }),
      person_id: by.id,
    })
    .execute()

const notifications = (db: Db) =>
  db
    .selectFrom('notifications')
    .select([
      'id',
      'code',
      'params',
      'title',
      'message',
      'evaluation_id as object_id',
      'instrument_id',
      'is_read',
      'created_at',
    ])

/** What of the own notifications is asked for. */
type Filters = { code?: NotificationCode | undefined; is_read?: boolean | undefined }

const fitting = ({ code, is_read }: Filters): RawBuilder<boolean> =>
  sql`(${code ?? null}::text is null or code = ${code ?? null}::text)
    and (${is_read ?? null}::boolean is null or is_read = ${is_read ?? null}::boolean)`

export const notificationsOf = (db: Db, user: number, filters: Filters, limit: number, offset: number) =>
  notifications(db)
    .where('user_id', '=', user)
    .where(fitting(filters))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many fit the filters, and how many are unread in all. */
export const notificationCounts = (db: Db, user: number, filters: Filters) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', user)
    .select([
      sql<number>`count(*) filter (where ${fitting(filters)})`.as('count'),
      sql<number>`count(*) filter (where not is_read)`.as('unread'),
    ])
    .executeTakeFirstOrThrow()

/** Somebody whom the actor looks after and who can sign in, as far as their own reach asks. */
export const recipientOf = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('users')
    .where('users.id', '=', id)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .where(managedBy(actor))
    .select([
      'users.id',
      'users.role',
      'users.is_superuser',
      sql<number[]>`array(
        select coalesce(country_id, region_id, school_id) from areas where areas.user_id = users.id)`.as(
        'areas',
      ),
    ])
    .executeTakeFirst()

/** The evaluation, when it lies within the reach of this person. */
export const evaluationFor = (db: Db, person: Actor, id: number) =>
  db
    .selectFrom('evaluations')
    .where('evaluations.id', '=', id)
    .where(reach(person, ofEvaluations))
    .select(['evaluations.id', 'evaluations.instrument_id as instrument'])
    .executeTakeFirst()

/** A message in the words of the person who wrote it. */
export const addMessage = async (
  db: Db,
  user: number,
  words: { title: string; message: string },
  about: { id: number; instrument: number } | null,
) => {
  const { id } = await db
    .insertInto('notifications')
    .values({
      user_id: user,
      code: 'message',
      params: '{}',
      evaluation_id: about?.id ?? null,
      instrument_id: about?.instrument ?? null,
      ...words,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return notifications(db).where('id', '=', id).executeTakeFirstOrThrow()
}

/** False when the person has no such notification. */
export const markAsRead = async (db: Db, user: number, id: number): Promise<boolean> => {
  const row = await db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
