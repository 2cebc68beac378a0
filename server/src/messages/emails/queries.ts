import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { EmailCode, SignInChange } from '../../platform/database/tables/emails.ts'

type New = {
  /** Null if nobody has the requested address; the sender drops the e-mail. */
  user: number | null
  code: EmailCode
  person?: { id: number; full_name: string }
  /** Further parameters of the texts. */
  params?: Record<string, string>
  /** The recipient's address; by default that of the person when it is sent. */
  address?: string | null
}

/** Queues an e-mail in the transaction of the action. */
export const queueEmail = async (
  db: Db,
  { user, code, person, params, address = null }: New,
): Promise<void> => {
  await db
    .insertInto('letters')
    .values({
      user_id: user,
      code,
      params: JSON.stringify({ ...params, ...(person && { person: person.full_name }) }),
      person_id: person?.id ?? null,
      address,
    })
    .execute()
}

/** Notifies a person of a changed sign-in in the transaction of the change. */
export const notifyOfSignIn = (db: Db, user: number, what: SignInChange) =>
  queueEmail(db, { user, code: 'sign_in_changed', params: { what } })

const notificationColumns = sql`user_id, code, params, person_id, evaluation_id, instrument_id`

/** Invites people who were added together, each by a link to a first password. */
export const inviteAll = async (
  db: Db,
  users: number[],
  by: { id: number; full_name: string },
): Promise<void> => {
  await sql`
    insert into letters (user_id, code, params, person_id)
    select unnest(${users}::int[]), 'invitation', ${JSON.stringify({ person: by.full_name })}::jsonb, ${by.id}::int
  `.execute(db)
}

/** Part of a statement: also sends e-mails to the people notified by `told`, which returns these columns. */
export const alsoByEmail: RawBuilder<unknown> = sql`
  insert into letters (${notificationColumns}) select ${notificationColumns} from told order by user_id`

export const columnsToSend: RawBuilder<unknown> = notificationColumns

/**
 * The same for frequent events: at least a quarter of an hour between two e-mails to one person about one evaluation
 * and kind of event, and only one waiting at a time, by a unique index.
 */
const atIntervals = (waiting: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into letters (${notificationColumns}, due_at)
  select told.user_id, told.code, told.params, told.person_id, told.evaluation_id, told.instrument_id, greatest(now(), (
    select max(before.due_at) + interval '15 minutes' from letters before
    where before.user_id = told.user_id and before.evaluation_id = told.evaluation_id
      and before.code = told.code))
  from told
  on conflict ${waiting} and ended_at is null do nothing`

export const alsoByEmailOfComments = atIntervals(sql`(user_id, evaluation_id) where code = 'comment_added'`)

export const alsoByEmailOfActions = atIntervals(
  sql`(user_id, evaluation_id, code) where code in ('action_reported', 'action_asked', 'action_confirmed', 'date_proposed',
    'date_accepted', 'date_declined')`,
)

/** Sent only to confirmed addresses, and only if none is waiting. */
export const alsoByEmailOfReminders: RawBuilder<unknown> = sql`
  insert into letters (user_id, code) select told.user_id, told.code
  from told join users on users.id = told.user_id where users.email is not null
  on conflict (user_id) where code = 'plan_reminder' and ended_at is null do nothing`

/** Drops waiting e-mails with a link to a new password, which became invalid; null is an unknown person. */
export const dropRecoveryEmails = (db: Db, user: number | null) =>
  db
    .deleteFrom('letters')
    .where('user_id', '=', user)
    .where('code', 'in', ['invitation', 'password_reset'])
    .where('ended_at', 'is', null)
    .execute()

export const dropConfirmationEmails = (db: Db, user: number) =>
  db
    .deleteFrom('letters')
    .where('user_id', '=', user)
    .where('code', '=', 'email_confirmation')
    .where('ended_at', 'is', null)
    .execute()

/** Deletes all e-mails of a deleted person. */
export const purgeEmails = (db: Db, user: number) =>
  db.deleteFrom('letters').where('user_id', '=', user).execute()

/** Drops what was queued while filling the demonstration. */
export const emptyQueue = (db: Db) => db.deleteFrom('letters').where('ended_at', 'is', null).execute()
