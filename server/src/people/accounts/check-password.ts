import { fieldProblem, found } from 'contract/platform/problems'
import { isPassword } from '../../access/passwords/hashing.ts'
import type { Db } from '../../platform/database/db.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import {
  type Attempt,
  countAttempts,
  forgiveAttempts,
  takeBackAttempts,
} from '../../platform/http/throttle-queries.ts'
import { ownPassword } from './queries.ts'

/** Counts, then compares: `right`, and `full` when this was the last attempt allowed for now. */
export const checkPassword = async (
  db: Db,
  attempts: Attempt[],
  storedHash: string | null,
  password: string,
) => {
  const full = await countAttempts(db, attempts)
  const right = await isPassword(storedHash, password).catch(async (error) => {
    await takeBackAttempts(db, attempts)
    throw error
  })
  return { right, full }
}

/**
 * Refuses a wrong current password at the field; attempts are counted, so that an open session cannot be used to
 * guess it.
 */
export const assertKnowsPassword = async (db: Db, user: number, field: string, password: string) => {
  const own = found(await ownPassword(db, user))
  const attempts: Attempt[] = [{ limit: 'own_password', of: String(user) }]
  const { right } = await checkPassword(db, attempts, own.password_hash, password)
  if (!right) throw fieldProblem(field, 'incorrect_current_password')
  await transact(db, (transaction) => forgiveAttempts(transaction, attempts))
  return own
}
