import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { found } from 'contract/platform/problems'
import type { Db } from '../../../platform/database/db.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Evidence } from '../evidence.ts'
import { removeStored } from '../store.ts'
import { purgeFormerObjectsOf, schoolOfFile } from './encryption-queries.ts'
import { bury, purgeExportsOf } from './queries.ts'

const replacement = Buffer.from('This file was erased at the request of a person it concerned.\n')

/**
 * Erases a file's content, also in a closed line, since a person's right takes precedence. A placeholder replaces it,
 * the row and the audited reason stay, and exports that contain it are deleted.
 */
export const eraseFile = async (
  db: Db,
  evidence: Pick<Evidence, 'storage'> & { results: Storage },
  id: number,
  reason: string,
): Promise<void> => {
  const object = randomUUID()
  const sha256 = createHash('sha256').update(replacement).digest('hex')
  const open = () => Readable.from([replacement], { objectMode: false })
  await evidence.storage.put(object, { size: replacement.length, open }, () => schoolOfFile(db, id))
  const { before, former, exported } = await transact(db, async (inside) => ({
    before: await bury(inside, id, { object, size: replacement.length, sha256 }, reason),
    former: await purgeFormerObjectsOf(inside, id),
    exported: await purgeExportsOf(inside, id),
  }))
  if (!before) await evidence.storage.remove(object)
  await removeStored(evidence, found(before))
  for (const each of former) await removeStored(evidence, each)
  for (const each of exported) await evidence.results.remove(each)
}
