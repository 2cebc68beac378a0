import { emailAddressCalls } from 'contract/email-addresses'
import { Problem } from 'contract/problems'
import { done } from 'contract/successes'
import { record } from '../audit/queries.ts'
import { transact } from '../database/transact.ts'
import { feature } from '../http/feature.ts'
import { addLetter } from '../letters/queries.ts'
import { tokenHash } from '../passwords/token-hash.ts'
import { voidTokens } from '../recovery/queries.ts'
import { countAttemptsWithin } from '../throttles/queries.ts'
import { described } from './described.ts'
import { confirmPending, ownerOfToken, ownerToConfirm, pendingOf, voidConfirmations } from './queries.ts'

const orInvalid = <Owner>(owner: Owner | undefined): Owner => {
  if (owner === undefined) throw new Problem('email_token_invalid')
  return owner
}

export const emailAddresses = feature(
  emailAddressCalls,
  described,
  {
    validate: async ({ db, body }) => {
      const { address, username, language } = orInvalid(await ownerOfToken(db, tokenHash(body.token)))
      return done('token_valid', { email: address, username, language })
    },

    confirm: (asked) =>
      transact(asked.db, async (db) => {
        const owner = orInvalid(await ownerToConfirm(db, tokenHash(asked.body.token)))
        await confirmPending(db, owner)
        await voidConfirmations(db, owner.id)
        await voidTokens(db, owner.id)
        if (owner.email !== null)
          await addLetter(db, { user: owner.id, code: 'email_changed', address: owner.email })
        const personal = { old: { email: owner.email }, new: { email: owner.address } }
        await record({ ...asked, db }, 'user.email_confirm', { type: 'user', id: owner.id }, { personal })
        return done('email_confirmed', { email: owner.address })
      }),

    sendAgain: async (asked) => {
      const { db, actor } = asked
      const person = await pendingOf(db, actor.id)
      if (!person) throw new Problem('nothing_to_confirm')
      await countAttemptsWithin(db, [{ limit: 'confirmation', of: String(person.id) }])
      await voidConfirmations(db, person.id)
      await addLetter(db, { user: person.id, code: 'email_confirmation' })
      await record(asked, 'user.email_ask', { type: 'user', id: person.id })
      return done('confirmation_sent')
    },
  },
  ['validate', 'confirm'],
)
