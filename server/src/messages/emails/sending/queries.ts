import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { EmailCode } from '../../../platform/database/tables/emails.ts'
import type { Reminder } from './reminder.ts'

/** Seconds for which a sender owns an e-mail: longer than sending can take. */
const lease = 90

/** An e-mail being sent, with its recipient's present data. */
export type Claimed = {
  id: number
  code: EmailCode
  params: Record<string, string | number>
  evaluation: number | null
  instrument: number | null
  created_at: string
  attempts: number
  unknown: number
  address: string | null
  reader: number
  language: Language
  username: string
  email: string | null
  pending_email: string | null
  is_active: boolean
  has_password: boolean
  message_emails: boolean
  /** The present content of a reminder. */
  reminder?: Reminder
}

/** The only query of an idle sender. */
export const isAnyDue = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select from letters where ended_at is null and due_at <= now() limit 1`.execute(db)
  return rows.length > 0
}

/** Claims the longest waiting e-mail, skipping those claimed by others; null is an e-mail to nobody. */
export const claimEmail = async (db: Db): Promise<{ id: number; email: Claimed | null } | undefined> => {
  const { rows } = await sql<{ id: number }>`
    update letters set attempts = attempts + 1, unknown = unknown + 1,
      due_at = now() + make_interval(secs => ${lease}::int)
    where id = (
      select id from letters where ended_at is null and due_at <= now()
      order by due_at, id limit 1 for update skip locked)
    returning id`.execute(db)
  const [taken] = rows
  return taken && { id: taken.id, email: (await readerOf(db, taken.id)) ?? null }
}

const readerOf = (db: Db, id: number) =>
  db
    .selectFrom('letters')
    .innerJoin('users', 'users.id', 'letters.user_id')
    .where('letters.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .select([
      'letters.id',
      'letters.code',
      'letters.params',
      'letters.evaluation_id as evaluation',
      'letters.instrument_id as instrument',
      'letters.created_at',
      'letters.attempts',
      'letters.unknown',
      'letters.address',
      'users.id as reader',
      'users.language',
      'users.username',
      'users.email',
      'users.pending_email',
      'users.is_active',
      'users.message_emails',
      sql<boolean>`users.password_hash is not null`.as('has_password'),
    ])
    .executeTakeFirst()

/**
 * Ends an e-mail and deletes its content and address, except of a refused one, which the operator may send again for
 * a week.
 */
export const endEmail = (db: Db, id: number, outcome: 'sent' | 'refused' | 'dropped') =>
  db
    .updateTable('letters')
    .set({
      ended_at: sql`now()`,
      outcome,
      ...(outcome !== 'refused' && { params: '{}', address: null }),
    })
    .where('id', '=', id)
    .execute()

/** `isKnown`: it certainly did not arrive. */
export const postponeEmail = (db: Db, id: number, seconds: number, isKnown: boolean) =>
  db
    .updateTable('letters')
    .set({
      due_at: sql`now() + make_interval(secs => ${seconds}::float8)`,
      ...(isKnown && { unknown: sql`unknown - 1` }),
    })
    .where('id', '=', id)
    .execute()

/** Ended e-mails are kept for a week, for diagnosis. */
export const purgeEndedEmails = (db: Db) =>
  db.deleteFrom('letters').where('ended_at', '<', sql<string>`now() - interval '7 days'`).execute()
