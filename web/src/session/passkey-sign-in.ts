import { passkeyCalls } from 'contract/people/passkeys'
import { markPasskeyKnown, offersPasskeysInFields, signChallenge } from './browser-passkey.ts'
import { send } from './send.ts'
import { storeSession } from './stored-session.ts'

type Options = {
  /** Asked when the passkey was used: the box may be ticked later than the question was put. */
  remember: () => boolean
  signal?: AbortSignal
  isInField?: boolean
}

/** Signs in with a passkey of this browser; false when none was used. */
export const signInWithPasskey = async ({ remember, ...rest }: Options): Promise<boolean> => {
  const credential = await signChallenge(await send(passkeyCalls.challenge, {}, null), rest)
  if (!credential || rest.signal?.aborted) return false
  const body = { credential, remember: remember() }
  const signedIn = await send(passkeyCalls.signIn, { body }, null)
  storeSession({ ...signedIn, remember: body.remember })
  markPasskeyKnown()
  return true
}

/** A challenge is taken for five minutes. */
const anew = 4 * 60_000

/** Milliseconds after which the question is put again, with a new challenge. */
const endIn = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(anew)])

/** Lets the browser offer passkeys in the field of the user name, until one was used or somebody ends it. */
export const offerInField = async (options: Options & { signal: AbortSignal }): Promise<boolean> => {
  if (!(await offersPasskeysInFields())) return false
  while (!options.signal.aborted) {
    const signal = endIn(options.signal)
    if (await signInWithPasskey({ ...options, signal, isInField: true })) return true
    if (!signal.aborted) return false
  }
  return false
}
