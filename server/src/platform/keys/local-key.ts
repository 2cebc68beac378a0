import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { OperatorKey } from './operator-key.ts'

const nonceLength = 12
const tagLength = 16

/** One key for one use: FILES_KEY itself still opens files that were stored before schools had keys. */
const derived = (filesKey: Buffer, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', filesKey, Buffer.alloc(0), `vereda ${use}`, length))

/** An operator's key that lies in a setting: AES-256-GCM, with a nonce by chance and bound to what the key is for. */
export const localKey = (filesKey: Buffer): OperatorKey => {
  const key = derived(filesKey, 'wraps keys', 32)
  return {
    name: `key ${derived(filesKey, 'name of the key', 4).toString('hex')}`,
    wrap: async (plain, bound) => {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      )
    },
    unwrap: async (wrapped, bound) => {
      const bytes = Buffer.from(wrapped, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
      decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(-tagLength))
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
    },
  }
}
