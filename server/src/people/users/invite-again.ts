import type { userCalls } from 'contract/people/users'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { dropRecoveryEmails, queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { countAttemptsWithin } from '../../platform/http/throttle-queries.ts'
import { voidTokens } from '../recovery/queries.ts'
import { assertManagesIdentity } from './assert-manages.ts'
import { userToChange } from './queries.ts'

/** Another e-mail with a link to a first password; with a password people ask for a link themselves. */
export const inviteAgain: Handler<typeof userCalls.invite> = async (context) => {
  const { db, actor, parameters } = context
  const person = found(await userToChange(db, actor, parameters.id))
  assertManagesIdentity(actor, person)
  if (person.has_password || !person.is_active) throw new Problem('not_to_be_invited')
  await countAttemptsWithin(db, [
    { limit: 'invitation', of: String(person.id) },
    { limit: 'letters_of', of: String(actor.id) },
  ])
  await dropRecoveryEmails(db, person.id)
  await voidTokens(db, person.id)
  await queueEmail(db, { user: person.id, code: 'invitation', person: actor })
  await record(context, 'user.invite', { type: 'user', id: person.id })
  return done('invitation_sent')
}
