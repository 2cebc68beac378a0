import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import type { NotificationCode } from 'contract/messages/notifications'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, rowsInScope } from '../../access/scope.ts'
import { hasTask, managedBy } from '../../access/user-scope.ts'
import { type Marks, marksColumn } from '../../platform/catalogue/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { alsoByEmail, columnsToSend, queueEmail } from '../emails/queries.ts'
import type { Row } from './shown.ts'

/** Names and numbers from which the texts are made when they are read. */
export type NotificationAbout = {
  code: NotificationCode
  /** The person who did it and is not notified. */
  actor: number
  evaluation: number
  params: Record<string, string | number>
}

/**
 * Notifies the people selected by the condition on `users` and `evaluations`, once each, with e-mail; adds the
 * school's name.
 */
const notify = async (
  db: Db,
  { code, actor, evaluation, params }: NotificationAbout,
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
    returning ${columnsToSend})
    ${alsoByEmail}`.execute(db)
}

/**
 * Coordinators of the region and representatives of the country; requires `users` and `evaluations` in the statement.
 */
export const inReview = sql<boolean>`users.id in (
  select areas.user_id from areas where areas.region_id = evaluations.region_id
  union all
  select areas.user_id from areas where areas.country_id = evaluations.country_id
    and areas.role = ${sql.lit(Role.country)})`

/** The people of the school; requires the same. */
export const ofSchool = sql<boolean>`users.id in (
  select areas.user_id from areas where areas.school_id = evaluations.school_id)`

export const notifyReviewers = (db: Db, about: NotificationAbout): Promise<void> =>
  notify(db, about, sql`(${inReview} and ${hasTask('review')})`)

/** Notifies the people of the school and the person who submitted the line. */
export const notifySchool = (db: Db, about: NotificationAbout, submitter: number | null): Promise<void> =>
  notify(db, about, sql`(${ofSchool} or users.id = ${submitter}::int)`)

export const notifyPerson = (db: Db, about: NotificationAbout, person: number): Promise<void> =>
  notify(db, about, sql`users.id = ${person}::int`)

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

type Filters = { code?: NotificationCode | undefined; is_read?: boolean | undefined }
type Shape = { [Name in keyof Filters]-?: boolean }
type Values = { user: number; code: NotificationCode; is_read: boolean; limit: number; offset: number }
type Counts = { count: number; unread: number }
/** The language's texts may have corrections. */
type Listed = Counts & { marks: Marks | null }

const list = prepared<Shape, Values, Listed & Row>((db, has, { user, code, is_read, limit, offset }) => {
  const fitting = sql<boolean>`${has.code ? sql`code = ${code}::text` : sql`true`}
    and ${has.is_read ? sql`is_read = ${is_read}::boolean` : sql`true`}`
  const counts = db
    .selectFrom('notifications')
    .where('user_id', '=', user)
    .select([
      sql<number>`count(*) filter (where ${fitting})`.as('count'),
      sql<number>`count(*) filter (where not is_read)`.as('unread'),
    ])
  const page = notifications(db)
    .where('user_id', '=', user)
    .where(fitting)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  return sql`
    select counts.count, counts.unread, ${marksColumn} as marks, page.* from ${counts} as counts left join ${page} as page on true
    order by page.id desc`
})

/** A page of matching notifications, newest first, with their count and the count of all unread ones. */
export const notificationsOf = async (
  db: Db,
  user: number,
  { code, is_read }: Filters,
  limit: number,
  offset: number,
): Promise<Listed & { rows: Row[] }> => {
  const found = await list(
    db,
    { code: code !== undefined, is_read: is_read !== undefined },
    { user, code: code ?? 'message', is_read: is_read ?? false, limit, offset },
  )
  const { count = 0, unread = 0, marks = null } = found[0] ?? {}
  // An empty page returns only the counts.
  const rows = found
    .filter(({ id }) => id !== null)
    .map(({ count: _, unread: __, marks: ___, ...row }) => row)
  return { count, unread, marks, rows }
}

/** An active person whom the actor manages. */
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

export const evaluationFor = (db: Db, person: Actor, id: number) =>
  db
    .selectFrom('evaluations')
    .where('evaluations.id', '=', id)
    .where(rowsInScope(person, ofEvaluations))
    .select(['evaluations.id', 'evaluations.instrument_id as instrument'])
    .executeTakeFirst()

/** A message by a person, in their own words; the e-mail names the sender but does not contain the text. */
export const addMessage = async (
  db: Db,
  user: number,
  by: { id: number; full_name: string },
  text: { title: string; message: string },
  about: { id: number; instrument: number } | null,
) => {
  const { id } = await db
    .insertInto('notifications')
    .values({
      user_id: user,
      code: 'message',
      params: JSON.stringify({ person: by.full_name }),
      person_id: by.id,
      evaluation_id: about?.id ?? null,
      instrument_id: about?.instrument ?? null,
      ...text,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueEmail(db, { user, code: 'message', person: by })
  return notifications(db).where('id', '=', id).executeTakeFirstOrThrow()
}

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
