import type { accountCalls } from 'contract/people/accounts'
import { fieldProblem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { assertUncommon } from '../../access/passwords/assert-uncommon.ts'
import { hashed } from '../../access/passwords/hashing.ts'
import { revokeSessions } from '../../access/session-queries.ts'
import { dropTokens } from '../../access/token-queries.ts'
import { newTokens, storeTokens } from '../../access/tokens.ts'
import { queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { assertKnowsPassword } from './check-password.ts'
import { setPassword } from './queries.ts'

/** Ends every other session and gives this one new tokens. */
export const changePassword: Handler<typeof accountCalls.changePassword> = async (context) => {
  const { db, actor, body } = context
  const own = await assertKnowsPassword(db, actor.id, 'previous_password', body.previous_password)
  await assertUncommon(body.password, own)
  const hash = await hashed(body.password)
  return transact(db, async (transaction) => {
    if (!(await setPassword(transaction, own, hash))) {
      throw fieldProblem('previous_password', 'incorrect_current_password')
    }
    await revokeSessions(transaction, actor.id, 'password', actor.session)
    const tokens = newTokens()
    await storeTokens(transaction, actor.session, (await dropTokens(transaction, actor.session)) + 1, tokens)
    await record({ ...context, db: transaction }, 'auth.password_change', { type: 'user', id: actor.id })
    await queueEmail(transaction, { user: actor.id, code: 'password_changed' })
    return done('password_changed', tokens)
  })
}
