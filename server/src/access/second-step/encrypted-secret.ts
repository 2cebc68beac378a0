import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import { serverKey } from '../../platform/database/secret-queries.ts'

const nonceLength = 12
const tagLength = 16

/** A key for the secret of one person only: what is sealed for one does not open as another's. */
const keyFor = async (db: Db, user: number): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await serverKey(db), '', `second factor ${user}`, 32))

/** As the database keeps it (AES-256-GCM). */
export const encryptSecret = async (db: Db, user: number, secret: Buffer): Promise<Buffer> => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', await keyFor(db, user), nonce)
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

export const decryptSecret = async (db: Db, user: number, stored: Buffer): Promise<Buffer> => {
  const bytes = Buffer.from(stored)
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(db, user), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
  decipher.setAuthTag(bytes.subarray(-tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
}
