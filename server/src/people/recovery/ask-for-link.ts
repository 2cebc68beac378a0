import type { recoveryCalls } from 'contract/people/recovery'
import { done } from 'contract/platform/successes'
import { dropRecoveryEmails, queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { networkOf, senderAddress } from '../../platform/http/server/networks.ts'
import { countAttempts } from '../../platform/http/throttle-queries.ts'
import { foldedName } from '../accounts/queries.ts'
import { personWithAddress, voidTokens } from './queries.ts'

/**
 * Known or unknown, an address runs the same statements, writes the same rows, gets one answer and is counted. The
 * e-mail is written later, by the sender.
 */
export const askForLink: Handler<typeof recoveryCalls.reset> = async (context) => {
  const { db, body, request } = context
  await countAttempts(db, [
    { limit: 'reset_name', of: await foldedName(db, body.email) },
    { limit: 'reset_address', of: senderAddress(request.ip) },
  ])
  await transact(db, async (transaction) => {
    const user = (await personWithAddress(transaction, body.email))?.id ?? null
    await dropRecoveryEmails(transaction, user)
    await voidTokens(transaction, user)
    await queueEmail(transaction, { user, code: 'password_reset' })
    await record(
      { ...context, db: transaction },
      'auth.password_reset',
      { type: 'user', id: user },
      { new: { network: networkOf(request.ip) } },
    )
  })
  return done('recovery_link_sent')
}
