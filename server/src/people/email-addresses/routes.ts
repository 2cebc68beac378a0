import { emailAddressCalls } from 'contract/people/email-addresses'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import { queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import { feature } from '../../platform/http/feature.ts'
import { ownerOfLink, voidTokens } from '../recovery/queries.ts'
import { described } from './descriptions.ts'
import { confirmPending, sendConfirmation, voidConfirmations } from './queries.ts'

const ownerOf = async (db: Db, token: string, locked = false) => {
  const owner = await ownerOfLink(db, 'email_tokens', tokenHash(token), { locked })
  if (!owner?.address) throw new Problem('email_token_invalid')
  return { ...owner, address: owner.address }
}

export const emailAddresses = feature(
  emailAddressCalls,
  described,
  {
    validate: async ({ db, body }) => {
      const { address, username, language } = await ownerOf(db, body.token)
      return done('token_valid', { email: address, username, language })
    },

    confirm: (context) =>
      transact(context.db, async (db) => {
        const owner = await ownerOf(db, context.body.token, true)
        await confirmPending(db, owner)
        await voidConfirmations(db, owner.id)
        await voidTokens(db, owner.id)
        if (owner.email !== null)
          await queueEmail(db, { user: owner.id, code: 'email_changed', address: owner.email })
        const personal = { old: { email: owner.email }, new: { email: owner.address } }
        await record({ ...context, db }, 'user.email_confirm', { type: 'user', id: owner.id }, { personal })
        return done('email_confirmed', { email: owner.address })
      }),

    sendAgain: async (context) => {
      await sendConfirmation(context, context.actor.id)
      return done('confirmation_sent')
    },
  },
  ['validate', 'confirm'],
)
