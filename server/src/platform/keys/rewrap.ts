import type { Db } from '../database/db.ts'
import { boundTo, type KeyRow } from './key-row.ts'
import { opened } from './open-keys.ts'
import type { OperatorKeys } from './operator-key.ts'
import { keysAfter, rewrapKey } from './queries.ts'

const atOnce = 200

/** A key service has versions of its own, which its name does not tell: what it wrapped is wrapped by its newest. */
const isOfBefore = ({ wrapping }: OperatorKeys, { wrapped_by }: KeyRow): boolean =>
  wrapped_by !== wrapping.name || wrapping.name.startsWith('kms ')

/**
 * Wraps each key of files by the operator's key of now; no file is touched. A run that is ended in the middle leaves
 * some under each, which both open, and the next one goes on. Tells how many it wrapped.
 */
export const rewrapKeys = async (db: Db, operatorKeys: OperatorKeys): Promise<number> => {
  const { wrapping } = operatorKeys
  let count = 0
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await keysAfter(db, last, atOnce)
    for (const row of rows) {
      if (!isOfBefore(operatorKeys, row)) continue
      const wrapped = await wrapping.wrap(await opened(operatorKeys, row), boundTo(row.id))
      if (await rewrapKey(db, row, { wrapped, wrapped_by: wrapping.name })) count += 1
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < atOnce) return count
  }
}
