import type { Role } from 'contract/access/roles'
import { passkeyCalls } from 'contract/people/passkeys'
import { found, Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { addPasskey, challengeToAdd } from './add.ts'
import { described } from './descriptions.ts'
import { partyOf } from './party.ts'
import { challengeToProve, proveByPasskey } from './prove.ts'
import { deletePasskey, lockPerson, ownPasskey, passkeysOf, renamePasskey } from './queries.ts'
import { challenge, signIn } from './sign-in.ts'

type Config = { publicBaseUrl: string; provider: { roles: readonly Role[] } | null }

export const passkeys = ({ publicBaseUrl, provider }: Config): Feature => {
  const party = partyOf(publicBaseUrl)
  return feature(
    passkeyCalls,
    described,
    {
      challenge: challenge(party),
      signIn: signIn(party, provider?.roles ?? []),
      list: ({ db, actor }) => passkeysOf(db, actor.id),
      addChallenge: challengeToAdd(party),
      add: addPasskey(party),
      proveChallenge: challengeToProve(party),
      prove: proveByPasskey(party),

      rename: async (context) => {
        const { db, actor, parameters, body } = context
        const { id } = found(await ownPasskey(db, actor.id, parameters.id))
        const renamed = await renamePasskey(db, id, body.name)
        await record(context, 'auth.passkey_rename', { type: 'user', id: actor.id }, { new: { passkey: id } })
        return renamed
      },

      remove: async (context) => {
        const { db, actor, parameters } = context
        const { has_password } = await lockPerson(db, actor.id)
        const { id, name } = found(await ownPasskey(db, actor.id, parameters.id))
        const isLast = (await passkeysOf(db, actor.id)).length === 1
        if (isLast && !has_password) throw new Problem('last_way_in')
        await deletePasskey(db, id)
        await record(context, 'auth.passkey_remove', { type: 'user', id: actor.id }, { old: { passkey: id } })
        await queueEmail(db, { user: actor.id, code: 'passkey_removed', params: { passkey: name } })
        return done('passkey_removed')
      },
    },
    ['challenge', 'signIn', 'add', 'prove'],
  )
}
