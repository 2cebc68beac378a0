import type { recoveryCalls } from 'contract/people/recovery'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { assertUncommon } from '../../access/passwords/assert-uncommon.ts'
import { hashed } from '../../access/passwords/hashing.ts'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import { revokeSessions } from '../../access/session-queries.ts'
import { dropRecoveryEmails, queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { setPassword } from '../accounts/queries.ts'
import { confirmPending, mayBeConfirmed, voidConfirmations } from '../email-addresses/queries.ts'
import { type LinkOwner, ownerOfLink, voidTokens } from './queries.ts'

const ownerOf = async (db: Db, token: Buffer, locked = false): Promise<LinkOwner> => {
  const owner = await ownerOfLink(db, 'recovery_tokens', token, { locked })
  if (owner === undefined) throw new Problem('reset_token_invalid')
  return owner
}

/** Does not use the link up. */
export const validateToken: Handler<typeof recoveryCalls.validate> = async ({ db, body }) => {
  const { language } = await ownerOf(db, tokenHash(body.token))
  return done('token_valid', { language })
}

/** A refused password uses nothing up; an accepted one ends every session and every other link. */
export const resetPassword: Handler<typeof recoveryCalls.confirm> = async (context) => {
  const { db, body } = context
  const token = tokenHash(body.token)
  const { username, email, pending_email } = await ownerOf(db, token)
  await assertUncommon(body.password, { username, email: email ?? pending_email })
  const hash = await hashed(body.password)
  return transact(db, async (transaction) => {
    const owner = await ownerOf(transaction, token, true)
    await dropRecoveryEmails(transaction, owner.id)
    await voidTokens(transaction, owner.id)
    if (!(await setPassword(transaction, owner, hash))) throw new Problem('reset_token_invalid')
    if (owner.address !== null && (await mayBeConfirmed(transaction, owner.id, owner.address))) {
      await confirmPending(transaction, { ...owner, address: owner.address })
      await voidConfirmations(transaction, owner.id)
    }
    await revokeSessions(transaction, owner.id, 'reset')
    await queueEmail(transaction, { user: owner.id, code: 'password_changed' })
    await record({ ...context, db: transaction }, 'auth.password_set', { type: 'user', id: owner.id })
    return done('password_changed')
  })
}
