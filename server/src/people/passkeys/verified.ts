import type { Assertion } from 'contract/people/passkeys'
import type { Db } from '../../platform/database/db.ts'
import type { Purpose } from './challenge-queries.ts'
import type { Party } from './party.ts'
import { notePasskeyUsed, passkeyToSignIn } from './queries.ts'
import { spentChallenge } from './signed.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof passkeyToSignIn>>>

/**
 * Checks origin, signature, count and that the person was verified; null when one is wrong. The library loads on
 * demand.
 */
const verified = async (stored: Stored, credential: Assertion, party: Party, expectedChallenge: string) => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, response } = credential
  if (response.userHandle && response.userHandle !== stored.user_handle) return null
  const { userHandle: _, ...signed } = response
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: signed },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(stored.public_key), counter: stored.counter },
  }).catch(() => null)
  return answer?.verified ? answer.authenticationInfo : null
}

/** The passkey that signed a challenge of this purpose, with its owner and new state; or why it is refused. */
export const passkeyOf = async (db: Db, credential: Assertion, party: Party, purpose: Purpose) => {
  const challenge = await spentChallenge(db, credential, purpose)
  if (challenge === null) return { reason: 'challenge' as const, user: null }
  const stored = await passkeyToSignIn(db, credential.id)
  if (!stored) return { reason: 'unknown' as const, user: null }
  const { user, role } = stored
  const signed = await verified(stored, credential, party, challenge)
  if (!signed) return { reason: 'passkey' as const, user }
  const used = { counter: signed.newCounter, synced: signed.credentialBackedUp }
  return { reason: null, user, role, note: (inside: Db) => notePasskeyUsed(inside, stored.id, used) }
}
