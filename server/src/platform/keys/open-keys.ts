import type { Db } from '../database/db.ts'
import { recentlyUsed } from '../recently-used.ts'
import { boundTo, type KeyOwner, type KeyRow } from './key-row.ts'
import { directKeys, type FileKey, type Keys } from './keys.ts'
import { newKey } from './new-key.ts'
import type { OperatorKeys } from './operator-key.ts'
import { type KeySettings, missingKey, openerOf, operatorKeysOf } from './operator-keys.ts'
import { addKey, currentKey, hasBegun, keyOfId, keysAfter, operatorsOfKeys } from './queries.ts'

/** So many open keys are held; those of schools that were asked for least lately are opened anew. */
const mostOpen = 2000
const atOnce = 500

/** The key of a row, opened by the operator's key that wrapped it. */
export const opened = async (operatorKeys: OperatorKeys, row: KeyRow): Promise<Buffer> => {
  const opener = openerOf(operatorKeys, row.wrapped_by)
  return opener.unwrap(row.wrapped, boundTo(row.id))
}

/** Refuses to go on without the keys that stored files are under: a photograph would be handed out as noise. */
export const assertOpens = async (db: Db, operatorKeys: OperatorKeys | null): Promise<void> => {
  const missing = (await operatorsOfKeys(db)).filter((name) => !operatorKeys?.opening.has(name))
  if (missing.length > 0) throw missingKey(missing)
}

/** All wrapped keys, for who reads files inside the only session of a database, where nothing else can be asked. */
const allRows = async (db: Db): Promise<Map<string, KeyRow>> => {
  const rows = new Map<string, KeyRow>()
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const page = await keysAfter(db, last, atOnce)
    for (const row of page) rows.set(row.id, row)
    last = page.at(-1)?.id ?? last
    if (page.length < atOnce) return rows
  }
}

/** What files are under that were stored before schools had keys. */
const directOf = ({ filesKey, filesKeyAlso }: KeySettings): Buffer[] => [
  ...(filesKey ? [filesKey] : []),
  ...filesKeyAlso,
]

/** For a database of an older version, which holds no keys. */
export const keysWithoutDatabase = (settings: KeySettings): Keys | null => {
  const [first, ...more] = directOf(settings)
  if (!first) return null
  const keys = directKeys(first)
  return { ...keys, direct: [...keys.direct, ...more] }
}

/**
 * The keys of an installation's files; null where no operator's key is set. Which key an owner has is asked each time,
 * for another server may have changed it; a key itself never changes, and stays open in memory. Until the keys of
 * schools were begun, what is stored comes under FILES_KEY itself.
 */
export const openKeys = async (
  db: Db,
  settings: KeySettings,
  { isAhead = false } = {},
): Promise<Keys | null> => {
  const operatorKeys = operatorKeysOf(settings)
  await assertOpens(db, operatorKeys)
  if (!operatorKeys) return null
  const readAhead = isAhead ? await allRows(db) : null
  const open = recentlyUsed<string, Buffer>(mostOpen)
  const keyOf = async (row: KeyRow): Promise<FileKey> => {
    const key = open.get(row.id) ?? (await opened(operatorKeys, row))
    open.set(row.id, key)
    return { id: row.id, key }
  }
  const { filesKey, filesKms } = settings
  let isOn = filesKms !== null
  const current = async (owner: KeyOwner): Promise<FileKey> => {
    const there = await currentKey(db, owner)
    if (there) return keyOf(there)
    isOn ||= await hasBegun(db)
    // an older server beside this one opens nothing else
    if (!isOn && filesKey) return { id: null, key: filesKey }
    await addKey(db, (await newKey(operatorKeys, owner, 1)).row, false)
    const made = await currentKey(db, owner)
    if (!made) throw new Error('a key was made and is not there')
    return keyOf(made)
  }
  const byId = async (id: string): Promise<Buffer> => {
    const key = open.get(id)
    if (key) return key
    const row = readAhead?.get(id) ?? (await keyOfId(db, id))
    if (!row) throw new Error(`a stored file is under the key ${id}, which is not in the database`)
    return (await keyOf(row)).key
  }
  return { current, byId, direct: directOf(settings) }
}
