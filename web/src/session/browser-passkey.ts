import type { Assertion, passkeyCalls } from 'contract/people/passkeys'
import type { z } from 'zod'
import { fromBase64, toBase64Url } from '../base64.ts'
import { onDevice } from './web-storage.ts'

const isNumbered = /^[\d.]+$|:/

/** Whether passkeys are supported here; they need a domain name, not an IP address. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !isNumbered.test(location.hostname)

const known = 'vereda.passkey'

/** Whether a passkey was used or created in this browser. */
export const knowsPasskey = (): boolean => onDevice.read(known) !== null
export const markPasskeyKnown = (): boolean => onDevice.keep(known, '1')

/** Whether the browser offers passkeys in the field of the user name. */
export const offersPasskeysInFields = async (): Promise<boolean> =>
  hasPasskeys() &&
  ((await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false)

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => fromBase64(text).slice()
const textOf = (bytes: ArrayBuffer): string => toBase64Url(new Uint8Array(bytes))

type Signing = { signal?: AbortSignal; isInField?: boolean }

/** For a signed-in person, names their passkeys. */
type ToSign = z.output<(typeof passkeyCalls.challenge)['answer']> &
  Partial<Pick<z.output<(typeof passkeyCalls.proveChallenge)['answer']>, 'allowCredentials'>>

/** Signs a challenge; null when the person or the browser declines. */
export const signChallenge = async (
  { challenge, allowCredentials, ...rest }: ToSign,
  { signal, isInField }: Signing = {},
): Promise<Assertion | null> => {
  const credential = await navigator.credentials
    .get({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        ...(allowCredentials && {
          allowCredentials: allowCredentials.map(({ type, id }) => ({ type, id: bytesOf(id) })),
        }),
      },
      ...(signal && { signal }),
      ...(isInField && { mediation: 'conditional' }),
    })
    .catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return null
  const { response } = credential
  if (!(response instanceof AuthenticatorAssertionResponse)) return null
  return {
    id: credential.id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle && textOf(response.userHandle),
    },
  }
}

type NewCredential = z.output<(typeof passkeyCalls.add)['body']>['credential']

/** Null when the person or the browser declines, or the device has one already. */
export const createPasskey = async ({
  challenge,
  user,
  excludeCredentials,
  ...rest
}: z.output<(typeof passkeyCalls.addChallenge)['answer']>): Promise<NewCredential | null> => {
  const credential = await navigator.credentials
    .create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(({ type, id }) => ({ type, id: bytesOf(id) })),
      },
    })
    .catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return null
  const { response } = credential
  if (!(response instanceof AuthenticatorAttestationResponse)) return null
  return {
    id: credential.id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  }
}
