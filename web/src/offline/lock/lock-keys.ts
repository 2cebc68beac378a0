import { randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { fromBase64, toBase64 } from '../../base64.ts'
import { type Cipher, cipherOfBytes } from '../../drafts/cipher.ts'

/** 64 MiB and about a second on a phone (decision 181), which an attacker pays for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, dkLen: 32 }

export const newSalt = (): string => toBase64(randomBytes(32))

/** Derives a key from a PIN or password without blocking the page. */
export const keyOfPassword = (password: string, salt: Uint8Array): Promise<Uint8Array> =>
  scryptAsync(utf8ToBytes(password.normalize('NFKC')), salt, cost)

export const cipherOfPin = async (pin: string, salt: string): Promise<Cipher> =>
  cipherOfBytes(await keyOfPassword(pin, fromBase64(salt)))
