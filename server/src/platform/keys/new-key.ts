import { randomBytes, randomUUID } from 'node:crypto'
import { boundTo, type KeyOwner, type KeyRow } from './key-row.ts'
import type { OperatorKeys } from './operator-key.ts'

/** A new key of an owner's, open and wrapped. */
export const newKey = async (
  { wrapping }: OperatorKeys,
  owner: KeyOwner,
  version: number,
): Promise<{ row: KeyRow; key: Buffer }> => {
  const id = randomUUID()
  const key = randomBytes(32)
  const row: KeyRow = {
    id,
    ...(typeof owner === 'number'
      ? { purpose: 'school' as const, school: owner }
      : { purpose: owner, school: null }),
    version,
    wrapped: await wrapping.wrap(key, boundTo(id)),
    wrapped_by: wrapping.name,
  }
  return { row, key }
}
