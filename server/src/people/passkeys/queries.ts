import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const shown = [
  'passkeys.id',
  'passkeys.name',
  'passkeys.synced',
  'passkeys.created_at',
  'passkeys.last_used_at',
] as const

/** The last used first. */
export const passkeysOf = (db: Db, user: number) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', user)
    .select(shown)
    .orderBy(sql`coalesce(last_used_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The person's passkeys as browsers need them, so that no device gets a second one. */
export const credentialsOf = (db: Db, user: number) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', user)
    .select(['credential', 'transports', 'user_handle'])
    .orderBy('id')
    .execute()

type New = {
  user: number
  credential: string
  userHandle: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  synced: boolean
  name: string
}

export const insertPasskey = (db: Db, { user, userHandle, publicKey, ...passkey }: New) =>
  db
    .insertInto('passkeys')
    .values({ ...passkey, user_id: user, user_handle: userHandle, public_key: Buffer.from(publicKey) })
    .returning(shown)
    .executeTakeFirstOrThrow()

/** The passkey of a credential with its owner; undefined where the owner may not sign in. */
export const passkeyToSignIn = (db: Db, credential: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .where('passkeys.credential', '=', credential)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .select([
      'passkeys.id',
      'passkeys.user_id as user',
      'passkeys.credential',
      'passkeys.user_handle',
      'passkeys.public_key',
      'passkeys.counter',
      'users.role',
    ])
    .executeTakeFirst()

/** Records a use; false when the passkey was deleted meanwhile, or used with a later count. */
export const notePasskeyUsed = async (
  db: Db,
  id: number,
  { counter, synced }: { counter: number; synced: boolean },
): Promise<boolean> => {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, synced, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter}::bigint or counter = 0 and ${counter}::bigint = 0)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const ownPasskey = (db: Db, user: number, id: number) =>
  db
    .selectFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .select(shown)
    .forUpdate()
    .executeTakeFirst()

export const renamePasskey = (db: Db, id: number, name: string) =>
  db.updateTable('passkeys').set({ name }).where('id', '=', id).returning(shown).executeTakeFirstOrThrow()

export const deletePasskey = (db: Db, id: number) => db.deleteFrom('passkeys').where('id', '=', id).execute()

/** Locks the person while passkeys are counted, so that two are not added or deleted at once. */
export const lockPerson = (db: Db, user: number) =>
  db
    .selectFrom('users')
    .where('id', '=', user)
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .forUpdate()
    .executeTakeFirstOrThrow()

export const purgePasskeys = async (db: Db, user: number): Promise<void> => {
  await db.deleteFrom('passkeys').where('user_id', '=', user).execute()
  await db.deleteFrom('challenges').where('user_id', '=', user).execute()
}
