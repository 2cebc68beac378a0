import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isExpired, isNewer, type StoredDraft } from './stored-draft.ts'

/** A chosen file of a draft, encrypted. */
type StoredFile = { key: string; user: number; at: number; encrypted: Uint8Array }

interface Database extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { user: number } }
  files: { key: string; value: StoredFile; indexes: { user: number } }
}

let opened: Promise<IDBPDatabase<Database>> | null = null

const database = (): Promise<IDBPDatabase<Database>> => {
  opened ??= openDB<Database>('vereda-drafts', 1, {
    upgrade: (created) => {
      created.createObjectStore('drafts', { keyPath: 'key' }).createIndex('user', 'user')
      created.createObjectStore('files', { keyPath: 'key' }).createIndex('user', 'user')
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Writes what is newer than what lies there; a removal takes the draft and its file away. */
export const writeDrafts = async (drafts: readonly StoredDraft[]): Promise<void> => {
  const transaction = (await database()).transaction(['drafts', 'files'], 'readwrite')
  const [stored, files] = [transaction.objectStore('drafts'), transaction.objectStore('files')]
  const writes = drafts.map(async (draft) => {
    const there = await stored.get(draft.key)
    if (!isNewer(draft, there)) return
    if (draft.encrypted !== null) await stored.put(draft)
    else await Promise.all([stored.delete(draft.key), files.delete(draft.key)])
  })
  await Promise.all([...writes, transaction.done])
}

export const readDrafts = async (user: number): Promise<StoredDraft[]> =>
  (await database()).getAllFromIndex('drafts', 'user', user)

/** Removes what has expired, whoever's it is, and files whose draft is gone. */
export const purgeExpired = async (now: number): Promise<void> => {
  const transaction = (await database()).transaction(['drafts', 'files'], 'readwrite')
  const [stored, files] = [transaction.objectStore('drafts'), transaction.objectStore('files')]
  const old = (await stored.getAll()).filter((draft) => isExpired(draft, now))
  await Promise.all(old.map(({ key }) => stored.delete(key)))
  const [kept, all] = await Promise.all([stored.getAllKeys(), files.getAllKeys()])
  const left = all.filter((key) => !kept.includes(key))
  await Promise.all([...left.map((key) => files.delete(key)), transaction.done])
}

export const removeDraftsOf = async (user: number): Promise<void> => {
  const transaction = (await database()).transaction(['drafts', 'files'], 'readwrite')
  const stores = [transaction.objectStore('drafts'), transaction.objectStore('files')] as const
  const removals = stores.map(async (store) => {
    const keys = await store.index('user').getAllKeys(user)
    await Promise.all(keys.map((key) => store.delete(key)))
  })
  await Promise.all([...removals, transaction.done])
}

export const writeFile = async (file: StoredFile): Promise<void> => {
  await (await database()).put('files', file)
}

export const readFile = async (key: string): Promise<Uint8Array | null> =>
  (await (await database()).get('files', key))?.encrypted ?? null
