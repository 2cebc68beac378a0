import type { Db } from '../database/db.ts'
import type { KeyOwner, KeyRow } from './key-row.ts'
import type { FileKey, Keys } from './keys.ts'
import { newKey } from './new-key.ts'
import { type KeySettings, operatorKeysOf } from './operator-keys.ts'
import { addKey } from './queries.ts'

/** Keys for files that are stored before there is a database to hold them; `writeTo` puts them into it. */
export type CollectedKeys = { keys: Keys; writeTo: (db: Db) => Promise<void> }

export const collectKeys = (settings: KeySettings): CollectedKeys | null => {
  const operatorKeys = operatorKeysOf(settings)
  if (!operatorKeys) return null
  const byOwner = new Map<KeyOwner, Promise<FileKey>>()
  const rows: KeyRow[] = []
  const open = new Map<string, Buffer>()
  const make = async (owner: KeyOwner): Promise<FileKey> => {
    const { row, key } = await newKey(operatorKeys, owner, 1)
    rows.push(row)
    open.set(row.id, key)
    return { id: row.id, key }
  }
  const current = (owner: KeyOwner): Promise<FileKey> => {
    const there = byOwner.get(owner) ?? make(owner)
    byOwner.set(owner, there)
    return there
  }
  const byId = async (id: string): Promise<Buffer> => {
    const key = open.get(id)
    if (!key) throw new Error(`no key ${id} here`)
    return key
  }
  return {
    keys: { current, byId, direct: [] },
    writeTo: async (db) => {
      for (const row of rows) await addKey(db, row, false)
    },
  }
}
