import type { passkeyCalls } from 'contract/people/passkeys'
import { limits } from 'contract/platform/limits'
import { found, Problem } from 'contract/platform/problems'
import { queueEmail } from '../../messages/emails/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler, RequestContext } from '../../platform/http/feature.ts'
import { profileById } from '../users/queries.ts'
import { addChallenge, challengeSeconds } from './challenge-queries.ts'
import type { Party } from './party.ts'
import { credentialsOf, insertPasskey, lockPerson } from './queries.ts'
import { spentChallenge } from './signed.ts'
import { firstUserHandle } from './user-handle.ts'

/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257]

export const challengeToAdd =
  (party: Party): Handler<typeof passkeyCalls.addChallenge> =>
  async ({ db, actor, language }) => {
    const known = await credentialsOf(db, actor.id)
    const { username, full_name } = found(await profileById(db, language, actor.id))
    return {
      challenge: await addChallenge(db, { purpose: 'add', user: actor.id }),
      timeout: challengeSeconds * 1000,
      rp: { id: party.id, name: 'Vereda' },
      user: {
        id: known[0]?.user_handle ?? (await firstUserHandle(db, actor.id)),
        name: username,
        displayName: full_name,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known.map(({ credential, transports }) => ({
        type: 'public-key' as const,
        id: credential,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  }

/** The data of a new passkey that signed our challenge with its owner verified. */
const verified = async ({ db, actor, body }: RequestContext<typeof passkeyCalls.add>, party: Party) => {
  const { credential } = body
  const expectedChallenge = await spentChallenge(db, credential, { purpose: 'add', user: actor.id })
  if (expectedChallenge === null) throw new Problem('passkey_invalid')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, response } = credential
  const { clientDataJSON, attestationObject } = response
  const answer = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!answer?.verified) throw new Problem('passkey_invalid')
  return answer.registrationInfo
}

export const addPasskey =
  (party: Party): Handler<typeof passkeyCalls.add> =>
  async (context) => {
    const { credential, credentialBackedUp } = await verified(context, party)
    const { actor, body } = context
    return transact(context.db, async (db) => {
      await lockPerson(db, actor.id)
      const known = await credentialsOf(db, actor.id)
      if (known.length >= limits.passkeysOfPerson) throw new Problem('quota_exceeded', { status: 409 })
      const passkey = await insertPasskey(db, {
        user: actor.id,
        credential: credential.id,
        userHandle: known[0]?.user_handle ?? (await firstUserHandle(db, actor.id)),
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: body.credential.response.transports,
        synced: credentialBackedUp,
        name: body.name,
      })
      await record(
        { ...context, db },
        'auth.passkey_add',
        { type: 'user', id: actor.id },
        { new: { passkey: passkey.id } },
      )
      await queueEmail(db, { user: actor.id, code: 'passkey_added', params: { passkey: body.name } })
      return passkey
    })
  }
