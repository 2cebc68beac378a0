import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8, concatBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { fromBase64, toBase64 } from '../base64.ts'

/** Bytes that stand before each encrypted text and differ for each. */
const nonceLength = 24

/**
 * Encrypts with the device key of a person (XChaCha20-Poly1305): at once, because a page may be closed after each key
 * press, and without a secure context, where browsers give no `crypto.subtle`. What is encrypted under one name
 * opens under that name only.
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
    /** Null when another key or another name encrypted it, or when it was changed. */
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
