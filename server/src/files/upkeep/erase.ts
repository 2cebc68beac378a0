import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { found } from 'contract/problems'
import type { Db } from '../../database/db.ts'
import { transact } from '../../database/transact.ts'
import type { Evidence } from '../evidence.ts'
import { removeStored } from '../store.ts'
import { bury } from './queries.ts'

const words = Buffer.from('This file was erased at the request of a person it concerned.\n')

/**
 * Erases what a file shows, also in a line that is closed: a person's right goes before the record. A short note takes
 * its place; the row, its place in the line and the reason in the audit stay.
 */
export const eraseFile = async (
  db: Db,
  evidence: Pick<Evidence, 'storage'>,
  id: number,
  reason: string,
): Promise<void> => {
  const object = randomUUID()
  const sha256 = createHash('sha256').update(words).digest('hex')
  const open = () => Readable.from([words], { objectMode: false })
  await evidence.storage.put(object, { size: words.length, open })
  const before = await transact(db, (inside) =>
    bury(inside, id, { object, size: words.length, sha256 }, reason),
  )
  if (!before) await evidence.storage.remove(object)
  await removeStored(evidence, found(before))
}
