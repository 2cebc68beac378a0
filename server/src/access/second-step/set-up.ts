import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'
import { firstCode } from './check-code.ts'
import { encryptSecret } from './encrypted-secret.ts'
import { confirmSecret, replaceRecoveryCodes, storePending } from './queries.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { newSecret, shownSecret } from './totp.ts'

type Owner = { id: number; username: string }

/** A new secret, that counts when a code of it was given. */
export const beginTotp = async (db: Db, { id, username }: Owner) => {
  const secret = newSecret()
  await storePending(db, id, await encryptSecret(db, id, secret))
  return shownSecret(secret, username)
}

/** Ten new codes in place of those before: the only time that they are seen. */
export const makeRecoveryCodes = async (db: Db, user: number): Promise<string[]> => {
  const codes = newRecoveryCodes()
  const key = await serverKey(db)
  await replaceRecoveryCodes(
    db,
    user,
    codes.map((code) => recoveryCodeHash(key, user, code)),
  )
  return codes
}

/** The first code puts the secret in use; null where it is wrong. */
export const confirmTotp = async (db: Db, user: number, code: string): Promise<string[] | null> => {
  const first = await firstCode(db, user, code)
  if (!first) return null
  await confirmSecret(db, user, first.secret, first.step)
  return makeRecoveryCodes(db, user)
}
