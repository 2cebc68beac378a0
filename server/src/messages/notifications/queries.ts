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

/** What people are told of an evaluation: names and numbers, from which the words are made when they are read. */
export type NotificationAbout = {
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

/** Coordinators of the region and the representative of the country. Stands where `users` and `evaluations` are. */
export const inReview = sql<boolean>`users.id in (
  select areas.user_id from areas where areas.region_id = evaluations.region_id
  union all
  select areas.user_id from areas where areas.country_id = evaluations.country_id
    and areas.role = ${sql.lit(Role.country)})`

/** The people of the school; the same place. */
export const ofSchool = sql<boolean>`users.id in (
  select areas.user_id from areas where areas.school_id = evaluations.school_id)`

export const notifyReviewers = (db: Db, about: NotificationAbout): Promise<void> =>
  notify(db, about, sql`(${inReview} and ${hasTask('review')})`)

/** The people of the school, and who handed the line over. */
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
/** The words that they are told in may be corrected ones. */
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

/** Those that fit, newest first; how many fit in all, and how many are unread whatever was asked for. */
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
  // of no row on this page the counts come with nothing beside them
  const rows = found
    .filter(({ id }) => id !== null)
    .map(({ count: _, unread: __, marks: ___, ...row }) => row)
  return { count, unread, marks, rows }
}

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

export const evaluationFor = (db: Db, person: Actor, id: number) =>
  db
    .selectFrom('evaluations')
    .where('evaluations.id', '=', id)
    .where(rowsInScope(person, ofEvaluations))
    .select(['evaluations.id', 'evaluations.instrument_id as instrument'])
    .executeTakeFirst()

/** A message in the words of the person who wrote it; the letter about it says who wrote, and none of the words. */
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
