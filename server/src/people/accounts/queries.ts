import type { Role } from 'contract/access/roles'
import { type RawBuilder, sql } from 'kysely'
import { hasTotp } from '../../access/second-step/queries.ts'
import type { Db } from '../../platform/database/db.ts'

export type Account = {
  id: number
  password_hash: string | null
  password_version: number
  role: Role
  has_totp: boolean
  at_home: boolean
}

/** How user names and e-mails are compared, in SQL only: JavaScript folds some letters in another way. */
export const foldedIdentifier = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`lower(normalize(${text}, nfc))`

const isCalled = (name: string, folded: RawBuilder<unknown>): RawBuilder<boolean> => {
  const is = (column: string) => sql`${foldedIdentifier(sql.ref(column))} = ${folded}`
  if (!name.includes('@')) return sql`${is('users.username')}`
  return sql`(${is('users.email')} or users.email is null and ${is('users.pending_email')})`
}

/**
 * Whether a row of `users` has this user name or, with an `@` in it, this e-mail, in any case. Without a confirmed
 * address the pending one counts; several accounts may have one pending: see `byConfirmedFirst`.
 */
export const isNamed = (name: string): RawBuilder<boolean> =>
  isCalled(name, foldedIdentifier(sql`${name}::text`))

export const byConfirmedFirst = sql`users.email is null, users.id`

/** The identifier as it is compared, to count attempts where there is no account. */
export const foldedName = async (db: Db, name: string): Promise<string> => {
  const { folded } = await db
    .selectNoFrom(foldedIdentifier(sql`${name}::text`).as('folded'))
    .executeTakeFirstOrThrow()
  return folded
}

/**
 * The account of a user name or an e-mail, and the identifier as it was compared; `at_home` when somebody logged in
 * to it from this network in the last 30 days.
 */
export const accountNamed = async (
  db: Db,
  name: string,
  network: string,
): Promise<{ account: Account | null; folded: string }> => {
  const { rows } = await sql<Account & { folded: string }>`
    select asked.folded, users.id, users.password_hash, users.password_version, users.role, users.has_totp, exists (
      select from sessions where sessions.user_id = users.id and sessions.network = ${network}::text
        and sessions.created_at > now() - interval '30 days') as at_home
    from (select ${foldedIdentifier(sql`${name}::text`)} as folded) as asked
    left join lateral (
      select users.id, users.password_hash, users.password_version, users.role, ${hasTotp} as has_totp from users
      where ${isCalled(name, sql`asked.folded`)} and users.is_active and users.deleted_at is null
      order by ${byConfirmedFirst} limit 1) as users on true`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A left join always answers a row')
  const { folded, ...account } = row
  return { account: account.id === null ? null : account, folded }
}

/**
 * False when the account was closed since it was read, or its password changed where a password was used. Logins of
 * one person are serialised.
 */
export const noteLogin = async (
  db: Db,
  { id, password_version }: { id: number; password_version?: number },
): Promise<boolean> => {
  const row = await db
    .updateTable('users')
    .set({ last_login: sql`now()` })
    .where('id', '=', id)
    .$if(password_version !== undefined, (rows) => rows.where('password_version', '=', password_version ?? 0))
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const notifyOfReuse = (db: Db, user: number) =>
  db
    .insertInto('notifications')
    .values({ user_id: user, code: 'refresh_token_reused', params: '{}' })
    .execute()

/** Replaces the password that was read; false when it was changed meanwhile. Logins under way are refused. */
export const setPassword = async (
  db: Db,
  own: { id: number; password_version: number },
  hash: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('users')
    .set({ password_hash: hash, password_version: sql`password_version + 1` })
    .where('id', '=', own.id)
    .where('password_version', '=', own.password_version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined when the person was deleted meanwhile. */
export const ownPassword = (db: Db, user: number) =>
  db
    .selectFrom('users')
    .where('id', '=', user)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'username',
      sql<string | null>`coalesce(email, pending_email)`.as('email'),
      'password_hash',
      'password_version',
    ])
    .executeTakeFirst()
