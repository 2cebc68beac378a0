import type { Language } from 'contract/shapes'
import { type RawBuilder, sql } from 'kysely'
import { byConfirmedFirst, isNamed } from '../accounts/queries.ts'
import type { Db } from '../database/db.ts'

/**
 * Who can sign in and has confirmed this address, or was invited there and has no password yet; locked, so that two
 * who ask at once follow each other.
 */
export const personWithAddress = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(isNamed(email))
    .where(sql<boolean>`(users.email is not null or users.password_hash is null)`)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy(byConfirmedFirst)
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Keeps the hash of a token for the password that the person has now. `address` is where it was sent: whoever comes
 * with it owns that address.
 */
export const keepToken = (
  db: Db,
  user: number,
  hash: Buffer,
  minutes: number,
  address: string | null = null,
) =>
  sql`
    insert into recovery_tokens (hash, user_id, password_version, expires_at, address)
    select ${hash}::bytea, id, password_version, now() + make_interval(mins => ${minutes}::int), ${address}::text
    from users where id = ${user}`.execute(db)

/** What was sent before opens nothing any more. Null is nobody. */
export const voidTokens = (db: Db, user: number | null) =>
  db.deleteFrom('recovery_tokens').where('user_id', '=', user).execute()

const isAlive: RawBuilder<boolean> = sql`recovery_tokens.expires_at > now()
  and recovery_tokens.password_version = users.password_version
  and users.is_active and users.deleted_at is null`

const owner = (db: Db, hash: Buffer) =>
  db
    .selectFrom('recovery_tokens')
    .innerJoin('users', 'users.id', 'recovery_tokens.user_id')
    .where('recovery_tokens.hash', '=', hash)
    .where(isAlive)
    .select([
      'users.id',
      'users.username',
      'users.full_name',
      sql<string | null>`coalesce(users.email, users.pending_email)`.as('email'),
      'recovery_tokens.address',
      'users.password_version',
      sql<Language>`users.language`.as('language'),
    ])

/** Whom a token that still works belongs to. */
export const ownerOfToken = (db: Db, hash: Buffer) => owner(db, hash).executeTakeFirst()

/**
 * The same, with the person held. Of two who come with one token at once the second finds another version of the
 * password, and with it nobody.
 */
export const ownerToChange = (db: Db, hash: Buffer) =>
  owner(db, hash).modifyEnd(sql`for no key update of users`).executeTakeFirst()

export const forgetOldTokens = (db: Db) =>
  db.deleteFrom('recovery_tokens').where('expires_at', '<', sql<string>`now()`).execute()
