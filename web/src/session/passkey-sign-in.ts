import { passkeyCalls } from 'contract/people/passkeys'
import { markPasskeyKnown, offersPasskeysInFields, signChallenge } from './browser-passkey.ts'
import { send } from './send.ts'
import { storeSession } from './stored-session.ts'

type Options = {
  /** Called after the passkey was used, since the checkbox may be ticked later. */
  remember: () => boolean
  signal?: AbortSignal
  isInField?: boolean
}

/** False when none was used. */
export const signInWithPasskey = async ({ remember, ...rest }: Options): Promise<boolean> => {
  const credential = await signChallenge(await send(passkeyCalls.challenge, {}, null), rest)
  if (!credential || rest.signal?.aborted) return false
  const body = { credential, remember: remember() }
  const signedIn = await send(passkeyCalls.signIn, { body }, null)
  storeSession({ ...signedIn, remember: body.remember })
  markPasskeyKnown()
  return true
}

/** Milliseconds; a challenge is valid for five minutes. */
const anew = 4 * 60_000

/** Ends the offer, so that it is repeated with a new challenge. */
const endIn = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(anew)])

/** Offers passkeys in the field of the user name, until one was used or `signal` aborts. */
export const offerInField = async (options: Options & { signal: AbortSignal }): Promise<boolean> => {
  if (!(await offersPasskeysInFields())) return false
  while (!options.signal.aborted) {
    const signal = endIn(options.signal)
    if (await signInWithPasskey({ ...options, signal, isInField: true })) return true
    if (!signal.aborted) return false
  }
  return false
}
