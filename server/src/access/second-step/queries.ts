import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Of a row of `users`: whether a sign-in asks for a code of an app. */
export const hasTotp: RawBuilder<boolean> = sql`exists (
  select from totp_secrets where totp_secrets.user_id = users.id and totp_secrets.confirmed_at is not null)`

/** Whether a sign-in of this person asks for a code. */
export const isTotpOn = async (db: Db, user: number): Promise<boolean> => {
  const row = await db
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', user)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Of the person in `users`: an app's code after the password comes first, a passkey is named where there is none. */
export const secondFactorOf: RawBuilder<'none' | 'totp' | 'passkey'> = sql`case when ${hasTotp} then 'totp'
  when exists (select from passkeys where passkeys.user_id = users.id) then 'passkey' else 'none' end`

/** Whether somebody has a passkey: who signs in with that has shown two factors at once. */
export const hasPasskey = async (db: Db, user: number): Promise<boolean> => {
  const row = await db.selectFrom('passkeys').select('id').where('user_id', '=', user).executeTakeFirst()
  return row !== undefined
}

/** The secrets of a person, locked: codes of one person are looked at in turn. */
export const totpOf = (db: Db, user: number) =>
  db
    .selectFrom('totp_secrets')
    .select(['secret', 'pending', 'last_step'])
    .where('user_id', '=', user)
    .forUpdate()
    .executeTakeFirst()

/** Uses the 30 seconds of a code up; false where it, or a later one, was used before. */
export const spendStep = async (db: Db, user: number, step: number): Promise<boolean> => {
  const row = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', user)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a secret that waits for its first code; the one in use stays until then. */
export const storePending = (db: Db, user: number, pending: Buffer) =>
  db
    .insertInto('totp_secrets')
    .values({ user_id: user, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute()

export const confirmSecret = (db: Db, user: number, secret: Buffer, step: number) =>
  db
    .updateTable('totp_secrets')
    .set({ secret, pending: null, last_step: step, confirmed_at: sql`now()` })
    .where('user_id', '=', user)
    .execute()

export const replaceRecoveryCodes = async (db: Db, user: number, hashes: Buffer[]): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user).execute()
  if (hashes.length > 0)
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: user, hash })))
      .execute()
}

/** True for one caller only: a code works once. */
export const spendRecoveryCode = async (db: Db, user: number, hash: Buffer): Promise<boolean> => {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user)
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export const recoveryCodesLeft = async (db: Db, user: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  return left
}

/** False where there was none. */
export const removeTotp = async (db: Db, user: number): Promise<boolean> => {
  const row = await db
    .deleteFrom('totp_secrets')
    .where('user_id', '=', user)
    .returning('confirmed_at')
    .executeTakeFirst()
  await db.deleteFrom('recovery_codes').where('user_id', '=', user).execute()
  await db.deleteFrom('factor_resets').where('user_id', '=', user).execute()
  return row?.confirmed_at != null
}

/** Who asked for the second step of a person to go, for as long as that waits for another. */
export const factorResetOf = (db: Db, user: number) =>
  db
    .selectFrom('factor_resets')
    .select('asked_by')
    .where('user_id', '=', user)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

export const askForReset = (db: Db, user: number, by: number) => {
  const expires_at = sql<string>`now() + interval '3 days'`
  return db
    .insertInto('factor_resets')
    .values({ user_id: user, asked_by: by, expires_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ asked_by: by, expires_at }))
    .execute()
}
