import type { Db } from '../database/db.ts'
import { newKey } from './new-key.ts'
import type { OperatorKeys } from './operator-key.ts'
import { addKey, hasBegun } from './queries.ts'

/**
 * From now on every server stores each school's files under a key of the school, which servers of versions before
 * cannot open. False when it was so already.
 */
export const beginKeys = async (db: Db, operatorKeys: OperatorKeys): Promise<boolean> => {
  if (await hasBegun(db)) return false
  await addKey(db, (await newKey(operatorKeys, 'other', 1)).row, false)
  return true
}
