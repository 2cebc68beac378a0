import type { Actor } from 'contract/access/scope'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { type RawBuilder, sql } from 'kysely'
import { readBy } from '../../access/user-scope.ts'
import { dropConfirmationEmails, dropRecoveryEmails, queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import type { AnyRequest, Person } from '../../platform/http/person.ts'
import { countAttemptsWithin } from '../../platform/http/throttle-queries.ts'
import { foldedIdentifier } from '../accounts/queries.ts'
import { voidTokens } from '../recovery/queries.ts'
import { foldedOf } from '../users/queries.ts'

/**
 * Minutes for which a pending address is refused to another new account, so that a form sent twice makes one person.
 */
const minutesReserved = 10

/** Of a row of `users` without a confirmed address: whether the pending one was named just now. */
export const isReserved: RawBuilder<boolean> = sql`(
  users.pending_since > now() - make_interval(mins => ${sql.lit(minutesReserved)}))`

const isSame = (column: string, email: string): RawBuilder<boolean> =>
  sql`${foldedIdentifier(sql.ref(column))} = ${foldedIdentifier(sql`${email}::text`)}`

/** Refuses an address that somebody else has confirmed, not one that is only pending elsewhere. */
export const assertUnconfirmedElsewhere = async (db: Db, email: string, person: number): Promise<void> => {
  const taken = await db
    .selectFrom('users')
    .where(isSame('users.email', email))
    .where('id', '<>', person)
    .select('id')
    .executeTakeFirst()
  if (taken) throw fieldProblem('email', 'email_exists')
}

/**
 * Refuses an address for a new account: confirmed by somebody, or pending at an account without another one, where
 * staff see that person or the account is some minutes old. After that it is free, so that nobody locks its owner
 * out.
 */
export const assertFreeForNewAccount = async (db: Db, actor: Actor | null, email: string): Promise<void> => {
  const isSeen = actor ? readBy(actor) : sql<boolean>`false`
  const { rows } = await sql`
    select from users where ${isSame('users.email', email)}
    union all
    select from users where users.email is null and ${isSame('users.pending_email', email)}
      and (${isReserved} or ${isSeen})
    limit 1`.execute(db)
  if (rows.length > 0) throw fieldProblem('email', 'email_exists')
}

type Addressed = { id: number; email: string | null; pending_email: string | null; has_password: boolean }

export const voidConfirmations = async (db: Db, user: number): Promise<void> => {
  await dropConfirmationEmails(db, user)
  await db.deleteFrom('email_tokens').where('user_id', '=', user).execute()
}

const setPending = async (
  db: Db,
  user: number,
  pending_email: string | null,
  by: number,
): Promise<string | null> => {
  const pending_since = pending_email === null ? null : sql<string>`now()`
  const pending_by = pending_email === null || by === user ? null : by
  await db
    .updateTable('users')
    .set({ pending_email, pending_since, pending_by })
    .where('id', '=', user)
    .execute()
  return pending_email
}

/**
 * A new address is pending until its owner opens the link sent there; the confirmed one stays meanwhile and is
 * notified. Somebody without a password is invited there instead, which confirms it. The confirmed address again
 * cancels the pending one. Answers the pending address.
 */
export const changeAddress = async (
  db: Db,
  person: Addressed,
  email: string | undefined,
  actor: { id: number; full_name: string },
): Promise<string | null> => {
  const isKnown = email === undefined || email === (person.pending_email ?? person.email)
  if (isKnown) return person.pending_email
  await voidConfirmations(db, person.id)
  if (email === person.email) return setPending(db, person.id, null, actor.id)
  await assertUnconfirmedElsewhere(db, email, person.id)
  await countAttemptsWithin(db, [
    { limit: 'confirmation', of: String(person.id) },
    { limit: 'letters_of', of: String(actor.id) },
  ])
  await dropRecoveryEmails(db, person.id)
  await voidTokens(db, person.id)
  if (!person.has_password) {
    await queueEmail(db, { user: person.id, code: 'invitation', person: actor })
    return setPending(db, person.id, email, actor.id)
  }
  await queueEmail(db, { user: person.id, code: 'email_confirmation' })
  if (person.email !== null)
    await queueEmail(db, { user: person.id, code: 'email_change_asked', address: person.email })
  return setPending(db, person.id, email, actor.id)
}

/** Somebody with a pending address, locked. */
const pendingOf = (db: Db, user: number) =>
  db
    .selectFrom('users')
    .where('id', '=', user)
    .where('pending_email', 'is not', null)
    .select(['is_active', sql<boolean>`password_hash is not null`.as('has_password')])
    .forUpdate()
    .executeTakeFirst()

/** Sends the confirmation link once more; links before become invalid. */
export const sendConfirmation = async (
  context: AnyRequest & { actor: Person },
  id: number,
): Promise<void> => {
  const { db, actor } = context
  const person = await pendingOf(db, id)
  if (!person?.has_password || !person.is_active) throw new Problem('nothing_to_confirm')
  await countAttemptsWithin(db, [
    { limit: 'confirmation', of: String(id) },
    { limit: 'letters_of', of: String(actor.id) },
  ])
  await voidConfirmations(db, id)
  // whoever asks confirms that this is the person's address
  await db
    .updateTable('users')
    .set({ pending_by: actor.id === id ? null : actor.id })
    .where('id', '=', id)
    .execute()
  await queueEmail(db, { user: id, code: 'email_confirmation' })
  await record(context, 'user.email_ask', { type: 'user', id })
}

/** Stores the hash of a token that confirms this address. */
export const addConfirmationToken = (db: Db, user: number, hash: Buffer, address: string, minutes: number) =>
  sql`
    insert into email_tokens (hash, user_id, address, expires_at)
    values (${hash}::bytea, ${user}, ${address}, now() + make_interval(mins => ${minutes}::int))`.execute(db)

type Confirming = { id: number; address: string; username: string; full_name: string }

/** Of two who confirm one address the second meets the constraint `users_email_unique`. */
export const confirmPending = (db: Db, { id, address, ...names }: Confirming) =>
  db
    .updateTable('users')
    .set({
      email: address,
      pending_email: null,
      pending_since: null,
      pending_by: null,
      folded: foldedOf({ ...names, email: address }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

/** Whether this address is pending at this person and nobody else has confirmed it. */
export const mayBeConfirmed = async (db: Db, user: number, address: string): Promise<boolean> => {
  const { rows } = await sql`
    select from users where users.id = ${user} and users.pending_email = ${address} and not exists (
      select from users as other where other.id <> users.id
        and ${foldedIdentifier(sql`other.email`)} = ${foldedIdentifier(sql`users.pending_email`)})`.execute(
    db,
  )
  return rows.length > 0
}

/** For the demonstration, whose addresses do not exist. */
export const confirmEverybody = (db: Db) =>
  sql`update users set email = pending_email, pending_email = null, pending_since = null, pending_by = null
    where email is null and pending_email is not null`.execute(db)
