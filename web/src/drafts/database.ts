import type { DBSchema, IDBPDatabase } from 'idb'
import { openDatabase } from '../session/open-database.ts'
import { isExpired, isNewer, type StoredDraft } from './stored-draft.ts'

/** An encrypted file of a draft. */
type StoredFile = { key: string; user: number; at: number; encrypted: Uint8Array }

interface Database extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { user: number } }
  files: { key: string; value: StoredFile; indexes: { user: number } }
}

const withDrafts = openDatabase<Database>('vereda-drafts', (database) => {
  database.createObjectStore('drafts', { keyPath: 'key' }).createIndex('user', 'user')
  database.createObjectStore('files', { keyPath: 'key' }).createIndex('user', 'user')
})

const changing = (database: IDBPDatabase<Database>) => {
  const transaction = database.transaction(['drafts', 'files'], 'readwrite')
  return {
    drafts: transaction.objectStore('drafts'),
    files: transaction.objectStore('files'),
    done: transaction.done,
  }
}

/** Writes newer states; a removal deletes the draft and its file. */
export const writeDrafts = (written: readonly StoredDraft[]): Promise<void> =>
  withDrafts(async (database) => {
    const { drafts, files, done } = changing(database)
    const writes = written.map(async (draft) => {
      const there = await drafts.get(draft.key)
      if (!isNewer(draft, there)) return
      if (draft.encrypted !== null) await drafts.put(draft)
      else await Promise.all([drafts.delete(draft.key), files.delete(draft.key)])
    })
    await Promise.all([...writes, done])
  })

export const readDrafts = (user: number): Promise<StoredDraft[]> =>
  withDrafts((database) => database.getAllFromIndex('drafts', 'user', user))

/** Removes expired drafts of all people, and files without a draft. */
export const purgeExpired = (now: number): Promise<void> =>
  withDrafts(async (database) => {
    const { drafts, files, done } = changing(database)
    const old = (await drafts.getAll()).filter((draft) => isExpired(draft, now))
    await Promise.all(old.map(({ key }) => drafts.delete(key)))
    const [stored, all] = await Promise.all([drafts.getAllKeys(), files.getAllKeys()])
    const left = all.filter((key) => !stored.includes(key))
    await Promise.all([...left.map((key) => files.delete(key)), done])
  })

export const removeDraftsOf = (user: number): Promise<void> =>
  withDrafts(async (database) => {
    const { drafts, files, done } = changing(database)
    const removals = [drafts, files].map(async (store) => {
      const keys = await store.index('user').getAllKeys(user)
      await Promise.all(keys.map((key) => store.delete(key)))
    })
    await Promise.all([...removals, done])
  })

export const writeFile = (file: StoredFile): Promise<void> =>
  withDrafts(async (database) => {
    await database.put('files', file)
  })

export const readFile = (key: string): Promise<Uint8Array | null> =>
  withDrafts(async (database) => (await database.get('files', key))?.encrypted ?? null)
