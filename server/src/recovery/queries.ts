import type { Language } from 'contract/shapes'
import { type RawBuilder, sql } from 'kysely'
import { isNamed } from '../accounts/queries.ts'
import type { Db } from '../database/db.ts'
import { addLetter, dropRecoveryLetters } from '../letters/queries.ts'
import { countAttemptsWithin } from '../throttles/queries.ts'

/** Who has this address and can sign in, held: two who ask at once follow each other. */
export const personWithAddress = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(isNamed(email))
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Keeps the hash of a token for the password that the person has now. */
export const keepToken = (db: Db, user: number, hash: Buffer, minutes: number) =>
  sql`
    insert into recovery_tokens (hash, user_id, password_version, expires_at)
    select ${hash}::bytea, id, password_version, now() + make_interval(mins => ${minutes}::int)
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
      'users.email',
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

type Renamed = { id: number; email: string | null; has_password: boolean }

/**
 * After an address was changed: links that went to the old one open nothing, and whoever reads it is told; or, where
 * the person has no password yet, is invited at the new address in the name of who corrected it.
 */
export const followNewAddress = async (
  db: Db,
  person: Renamed,
  email: string | undefined,
  actor: { id: number; full_name: string },
): Promise<void> => {
  if (email === undefined || email === person.email) return
  await countAttemptsWithin(db, [{ limit: 'letters_of', of: String(actor.id) }])
  await dropRecoveryLetters(db, person.id)
  await voidTokens(db, person.id)
  if (!person.has_password) await addLetter(db, { user: person.id, code: 'invitation', person: actor })
  else if (person.email !== null)
    await addLetter(db, { user: person.id, code: 'email_changed', address: person.email })
}
