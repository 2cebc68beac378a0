import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8, concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { fromBase64, toBase64 } from '../base64.ts'

/** Length of the nonce before each ciphertext. */
const nonceLength = 24

/**
 * Encrypts with a person's device key (XChaCha20-Poly1305): synchronously, since a page may be closed after each key,
 * and without a secure context, which `crypto.subtle` needs. The name is authenticated too.
 */
export const cipherOf = (deviceKey: string): Cipher => cipherOfBytes(fromBase64(deviceKey))

/** The same with a key of 32 bytes. */
export const cipherOfBytes = (key: Uint8Array) => {
  const encryptBytes = (name: string, bytes: Uint8Array): Uint8Array => {
    const nonce = randomBytes(nonceLength)
    return concatBytes(nonce, xchacha20poly1305(key, nonce, utf8ToBytes(name)).encrypt(bytes))
  }
  const decryptBytes = (name: string, encrypted: Uint8Array): Uint8Array | null => {
    try {
      const nonce = encrypted.subarray(0, nonceLength)
      return xchacha20poly1305(key, nonce, utf8ToBytes(name)).decrypt(encrypted.subarray(nonceLength))
    } catch {
      return null
    }
  }
  return {
    encryptBytes,
    /** Null for another key or name, or a changed ciphertext. */
    decryptBytes,
    encrypt: (name: string, text: string): string => toBase64(encryptBytes(name, utf8ToBytes(text))),
    decrypt: (name: string, encrypted: string): string | null => {
      try {
        const bytes = decryptBytes(name, fromBase64(encrypted))
        return bytes && bytesToUtf8(bytes)
      } catch {
        return null
      }
    },
  }
}

export type Cipher = ReturnType<typeof cipherOfBytes>
