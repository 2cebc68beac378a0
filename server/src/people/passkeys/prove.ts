import type { passkeyCalls } from 'contract/people/passkeys'
import { Problem } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { noteProof } from '../../access/session-queries.ts'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler } from '../../platform/http/feature.ts'
import { addChallenge, challengeSeconds, type Purpose } from './challenge-queries.ts'
import type { Party } from './party.ts'
import { credentialsOf } from './queries.ts'
import { passkeyOf } from './verified.ts'

const toProve = (user: number): Purpose => ({ purpose: 'prove', user })

/** Any passkey of the person may answer. */
const allowed = async (db: Db, user: number) =>
  (await credentialsOf(db, user)).map(({ credential, transports }) => ({
    type: 'public-key' as const,
    id: credential,
    transports,
  }))

export const challengeToProve =
  (party: Party): Handler<typeof passkeyCalls.proveChallenge> =>
  async ({ db, actor }) => ({
    challenge: await addChallenge(db, toProve(actor.id)),
    timeout: challengeSeconds * 1000,
    rpId: party.id,
    userVerification: 'required',
    allowCredentials: await allowed(db, actor.id),
  })

/** Confirms the sign-in of the session anew: a passkey counts as both steps. */
export const proveByPasskey =
  (party: Party): Handler<typeof passkeyCalls.prove> =>
  async (context) => {
    const { actor, body } = context
    const found = await passkeyOf(context.db, body.credential, party, toProve(actor.id))
    if (found.reason === 'challenge') throw new Problem('passkey_invalid')
    if (found.reason !== null || found.user !== actor.id) throw new Problem('passkey_not_accepted')
    await transact(context.db, async (db) => {
      if (!(await found.note(db))) throw new Problem('passkey_not_accepted')
      await noteProof(db, actor.session)
      const change = { new: { by: 'passkey' } }
      await record({ ...context, db }, 'auth.step_up', { type: 'user', id: actor.id }, change)
    })
    return done('sign_in_repeated')
  }
