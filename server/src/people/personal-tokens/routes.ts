import { randomBytes } from 'node:crypto'
import { personalTokenCalls } from 'contract/people/personal-tokens'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { tokenHash } from '../../access/passwords/token-hash.ts'
import { queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { described } from './descriptions.ts'
import { addPersonalToken, personalTokensOf, removePersonalToken } from './queries.ts'

/** A person's own tokens. No answer with a token is stored for a repeated request. */
export const personalTokens: Feature = feature(
  personalTokenCalls,
  described,
  {
    list: ({ db, actor }) => personalTokensOf(db, actor.id),

    create: async (context) => {
      const { actor, body } = context
      const token = `pt_${randomBytes(32).toString('base64url')}`
      return transact(context.db, async (db) => {
        const made = await addPersonalToken(db, { ...body, user: actor.id, hash: tokenHash(token) })
        if (!made) throw new Problem('quota_exceeded', { status: 409 })
        const { id, name, scopes, ends_at } = made
        const change = { new: { personal_token: id, scopes, ends_at } }
        await record({ ...context, db }, 'auth.personal_token_make', { type: 'user', id: actor.id }, change)
        await queueEmail(db, { user: actor.id, code: 'personal_token_made', params: { token: name } })
        return { ...made, token }
      })
    },

    remove: async (context) => {
      const { db, actor, parameters } = context
      const { id, scopes } = found(await removePersonalToken(db, actor.id, parameters.id))
      const change = { old: { personal_token: id, scopes } }
      await record(context, 'auth.personal_token_remove', { type: 'user', id: actor.id }, change)
      return done('personal_token_removed')
    },
  },
  ['create'],
)
