import { randomBytes } from 'node:crypto'
import type { userCalls } from 'contract/people/users'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import { dropRecoveryEmails, queueEmail } from '../../messages/emails/queries.ts'
import { notifyOfLink } from '../../messages/notifications/account-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { countAttemptsWithin } from '../../platform/http/throttle-queries.ts'
import { storeToken, voidTokens } from '../recovery/queries.ts'
import { assertManagesIdentity } from './assert-manages.ts'
import { userToChange } from './queries.ts'

const minutes = 24 * 60

/**
 * A link to set a password, for somebody whom no e-mail reaches. Whoever hands it over could use it, so it needs the
 * right over the identity, and the person is notified. It confirms no address.
 */
export const giveLink =
  (publicBaseUrl: string): Handler<typeof userCalls.giveLink> =>
  async (context) =>
    transact(context.db, async (db) => {
      const { actor, parameters } = context
      const person = found(await userToChange(db, actor, parameters.id))
      assertManagesIdentity(actor, person)
      if (person.id === actor.id) throw new Problem('permission_denied')
      if (!person.is_active) throw new Problem('not_to_be_invited')
      await countAttemptsWithin(db, [{ limit: 'invitation', of: String(person.id) }])
      await dropRecoveryEmails(db, person.id)
      await voidTokens(db, person.id)
      const token = randomBytes(32).toString('base64url')
      await storeToken(db, person.id, tokenHash(token), minutes, { given_by: actor.id })
      await notifyOfLink(db, person.id, actor)
      if (person.email !== null) await queueEmail(db, { user: person.id, code: 'link_given', person: actor })
      await record({ ...context, db }, 'user.give_link', { type: 'user', id: person.id })
      return done('link_given', {
        link: `${publicBaseUrl}/account/recover#token=${token}`,
        expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
      })
    })
