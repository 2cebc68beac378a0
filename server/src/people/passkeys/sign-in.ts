import type { Role } from 'contract/access/roles'
import type { passkeyCalls } from 'contract/people/passkeys'
import { Problem } from 'contract/platform/problems'
import { transact } from '../../platform/database/sessions/transact.ts'
import type { Handler, RequestContext } from '../../platform/http/feature.ts'
import { senderAddress } from '../../platform/http/server/networks.ts'
import { type Attempt, countAttempts, forgiveAttempts } from '../../platform/http/throttle-queries.ts'
import { noteLogin } from '../accounts/queries.ts'
import { beginSession } from '../begin-session.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { addChallenge, challengeSeconds, type Purpose } from './challenge-queries.ts'
import type { Party } from './party.ts'
import { passkeyOf } from './verified.ts'

type SignIn = RequestContext<typeof passkeyCalls.signIn>

const toSignIn: Purpose = { purpose: 'sign_in', user: null }

export const challenge =
  (party: Party): Handler<typeof passkeyCalls.challenge> =>
  async ({ db, request }) => {
    await countAttempts(db, [{ limit: 'challenge_address', of: senderAddress(request.ip) }])
    return {
      challenge: await addChallenge(db, toSignIn),
      timeout: challengeSeconds * 1000,
      rpId: party.id,
      userVerification: 'required',
    }
  }

type Found = Awaited<ReturnType<typeof passkeyOf>>

/** The session; null when passkey or account was deleted meanwhile. */
const begin = async (context: SignIn, found: Found, attempts: Attempt[]) => {
  const { db, body } = context
  if (found.reason !== null) return null
  if (!(await found.note(db)) || !(await noteLogin(db, { id: found.user }))) return null
  await forgiveAttempts(db, attempts)
  return beginSession(context, { user: found.user, remember: body.remember })
}

/** `offRoles`: roles that sign in with a provider only (decision 224). */
export const signIn =
  (party: Party, offRoles: readonly Role[]): Handler<typeof passkeyCalls.signIn> =>
  async (context) => {
    const { db, body, request } = context
    const attempts: Attempt[] = [{ limit: 'login_address', of: senderAddress(request.ip) }]
    const full = await countAttempts(db, attempts)
    const found = await passkeyOf(db, body.credential, party, toSignIn)
    const isOff = found.reason === null && offRoles.includes(found.role)
    const signedIn = isOff
      ? null
      : await transact(db, (transaction) => begin({ ...context, db: transaction }, found, attempts))
    if (signedIn) return signedIn
    const reason = isOff ? 'local_sign_in_off' : (found.reason ?? 'changed')
    await recordFailedSignIn(context, { user: found.user, reason, by: 'passkey', full })
    if (isOff) throw new Problem('local_sign_in_off')
    throw new Problem(reason === 'challenge' ? 'passkey_invalid' : 'passkey_not_accepted')
  }
