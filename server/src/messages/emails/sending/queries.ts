import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { EmailCode } from '../../../platform/database/tables/emails.ts'
import type { Reminder } from './reminder.ts'

/** Seconds for which a letter belongs to the sender that took it: longer than sending it can take. */
const lease = 90

/** A letter that is being sent, and its reader as they are now. */
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
  /** Of a reminder what it is about, as it is now. */
  reminder?: Reminder
}

/** Whether there is anything to do; the only question of a sender with nothing to do. */
export const isAnyDue = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select from letters where ended_at is null and due_at <= now() limit 1`.execute(db)
  return rows.length > 0
}

/** Takes the letter that waits longest, and those beside it belong to others. Null is a letter to nobody. */
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
 * Nothing more happens to the letter; what it was about and where it went is not kept, but of one that was refused: the
 * operator may send that again for a week.
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

/** Tries again later. `isKnown`: it surely did not arrive. */
export const postponeEmail = (db: Db, id: number, seconds: number, isKnown: boolean) =>
  db
    .updateTable('letters')
    .set({
      due_at: sql`now() + make_interval(secs => ${seconds}::float8)`,
      ...(isKnown && { unknown: sql`unknown - 1` }),
    })
    .where('id', '=', id)
    .execute()

/** Ended letters are kept for a week, to be able to say what became of them. */
export const purgeEndedEmails = (db: Db) =>
  db.deleteFrom('letters').where('ended_at', '<', sql<string>`now() - interval '7 days'`).execute()
