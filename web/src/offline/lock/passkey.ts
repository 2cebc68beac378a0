import { concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64 } from '../../base64.ts'
import { type Cipher, cipherOfBytes } from '../../drafts/cipher.ts'
import { bytesOf, hasPasskeys } from '../../session/browser-passkey.ts'
import { session } from '../../session/stored-session.ts'
import { enterWith, wrapKey } from './lock.ts'
import { newSalt } from './lock-keys.ts'
import { lockOf, writeLock } from './stored-lock.ts'

/** Whether this browser's passkeys support the PRF extension. */
export const canUsePasskey = async (): Promise<boolean> => {
  if (!hasPasskeys()) return false
  const abilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => null)
  return abilities?.['extension:prf'] === true
}

const asBytes = (answer: BufferSource): Uint8Array =>
  answer instanceof ArrayBuffer
    ? new Uint8Array(answer)
    : new Uint8Array(answer.buffer, answer.byteOffset, answer.byteLength)

/** The key is derived from the passkey's PRF output for the salt; null when the person or the browser declines. */
const cipherOfPasskey = async (id: string, salt: string): Promise<Cipher | null> => {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: randomBytes(32).slice(),
      allowCredentials: [{ type: 'public-key', id: bytesOf(id) }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: bytesOf(salt) } } },
    },
  })
  if (!(credential instanceof PublicKeyCredential)) return null
  const answer = credential.getClientExtensionResults().prf?.results?.first
  return answer ? cipherOfBytes(sha256(concatBytes(utf8ToBytes('vereda lock'), asBytes(answer)))) : null
}

/**
 * Adds a local passkey beside the PIN; no server knows it, and `label` distinguishes it in the browser's list. False
 * where none can be made; the PIN stays valid.
 */
export const addPasskey = async (label: string): Promise<boolean> => {
  const stored = session()
  const lock = stored && lockOf(stored.user.id)
  if (!lock || !stored.device_key) return false
  const credential = await navigator.credentials
    .create({
      publicKey: {
        rp: { name: 'Vereda' },
        user: { id: randomBytes(16).slice(), name: label, displayName: label },
        challenge: randomBytes(32).slice(),
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
        extensions: { prf: {} },
      },
    })
    .catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return false
  if (!credential.getClientExtensionResults().prf?.enabled) return false
  const [id, salt] = [toBase64(new Uint8Array(credential.rawId)), newSalt()]
  const cipher = await cipherOfPasskey(id, salt).catch(() => null)
  const now = lockOf(lock.user)
  if (!cipher || !now) return false
  return writeLock({ ...now, passkey: { id, salt, wrapped: wrapKey(lock.user, stored.device_key, cipher) } })
}

export const openWithPasskey = async (user: number): Promise<'open' | 'failed'> => {
  const lock = lockOf(user)
  if (!lock?.passkey) return 'failed'
  const { id, salt, wrapped } = lock.passkey
  const cipher = await cipherOfPasskey(id, salt).catch(() => null)
  return cipher && enterWith(lock, wrapped, cipher) ? 'open' : 'failed'
}
