import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { tokenHash } from '../passwords/token-hash.ts'

const minutes = 10

type Owner = { id: number; password_version: number; remember: boolean }

/** A ticket for the second step, given for a right password. */
export const newTicket = async (db: Db, { id, password_version, remember }: Owner): Promise<string> => {
  const ticket = `lt_${randomBytes(32).toString('base64url')}`
  await db
    .insertInto('login_tickets')
    .values({
      hash: tokenHash(ticket),
      user_id: id,
      password_version,
      remember,
      expires_at: sql<string>`now() + make_interval(mins => ${minutes}::int)`,
    })
    .execute()
  return ticket
}

/** Whose ticket this is, while it is valid, the account open and the password the same. */
export const ownerOfTicket = (db: Db, ticket: string) =>
  db
    .selectFrom('login_tickets')
    .innerJoin('users', 'users.id', 'login_tickets.user_id')
    .where('login_tickets.hash', '=', tokenHash(ticket))
    .where('login_tickets.expires_at', '>', sql<string>`now()`)
    .whereRef('login_tickets.password_version', '=', 'users.password_version')
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.username', 'users.password_version', 'login_tickets.remember'])
    .executeTakeFirst()

/** Uses a ticket up: true for one caller only. */
export const spendTicket = async (db: Db, ticket: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('login_tickets')
    .where('hash', '=', tokenHash(ticket))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export const purgeOldTickets = (db: Db) =>
  db.deleteFrom('login_tickets').where('expires_at', '<', sql<string>`now()`).execute()

export const purgeTickets = (db: Db, user: number) =>
  db.deleteFrom('login_tickets').where('user_id', '=', user).execute()
