import { randomBytes, scrypt } from 'node:crypto'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { keyFor } from '../../../platform/storage/chunks.ts'

/** scrypt: 128 MB of memory and about half a second a guess. */
const cost = { log2: 17, r: 8, p: 1 }

const mark = Buffer.from('VEREDA BACKUP 1\n')
const saltLength = 32
export const headLength = mark.length + saltLength + 3

/** The head of a new archive: its salt, and the cost of the key. */
export const newHead = (): Buffer =>
  Buffer.concat([mark, randomBytes(saltLength), Buffer.from([cost.log2, cost.r, cost.p])])

/** A restore reads an archive three times: its key is derived once. */
let latest: { identity: string; key: Promise<Buffer> } | null = null

const secretOf = (passphrase: string, salt: Buffer, { log2, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, { N: 2 ** log2, r, p, maxmem: 2 ** 31 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** The key of an archive. The head with the cost is an input, so that it cannot be changed. */
export const archiveKey = async (head: Buffer, passphrase: string): Promise<Buffer> => {
  const [log2 = 0, r = 0, p = 0] = head.subarray(-3)
  if (head.length !== headLength || !head.subarray(0, mark.length).equals(mark))
    throw refusal('This file is not an archive of Vereda')
  if (log2 < 14 || log2 > 20 || r !== 8 || p !== 1) throw refusal('The archive is damaged at its beginning')
  const salt = head.subarray(mark.length, mark.length + saltLength)
  const identity = `${head.toString('hex')} ${passphrase}`
  if (latest?.identity !== identity) latest = { identity, key: secretOf(passphrase, salt, { log2, r, p }) }
  return keyFor(await latest.key, `backup ${head.toString('hex')}`, salt)
}
