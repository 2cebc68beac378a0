import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'
import { decryptSecret } from './encrypted-secret.ts'
import { spendRecoveryCode, spendStep, totpOf } from './queries.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { isAppCode, stepOf } from './totp.ts'

/** What a code was, when it was right; it is used up then. */
export type Proof = 'totp' | 'recovery_code'

const withoutSpaces = (code: string): string => code.replace(/\s/g, '')

/** Uses a code of the app or a recovery code up, in the transaction of what it opens; null where it is wrong or used. */
export const spendCode = async (db: Db, user: number, typed: string): Promise<Proof | null> => {
  const code = withoutSpaces(typed)
  const stored = await totpOf(db, user)
  if (!stored?.secret) return null
  if (!isAppCode(code)) {
    const hash = recoveryCodeHash(await serverKey(db), user, code)
    return (await spendRecoveryCode(db, user, hash)) ? 'recovery_code' : null
  }
  const step = stepOf(await decryptSecret(db, user, stored.secret), code)
  return step !== null && (await spendStep(db, user, step)) ? 'totp' : null
}

/** The step of a first code for a secret that waits, with that secret; null where there is none or it is wrong. */
export const firstCode = async (
  db: Db,
  user: number,
  typed: string,
): Promise<{ secret: Buffer; step: number } | null> => {
  const stored = await totpOf(db, user)
  const code = withoutSpaces(typed)
  if (!stored?.pending || !isAppCode(code)) return null
  const step = stepOf(await decryptSecret(db, user, stored.pending), code)
  return step === null ? null : { secret: stored.pending, step }
}
