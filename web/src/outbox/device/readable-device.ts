import type { DBSchema } from 'idb'
import { openDatabase } from '../../session/open-database.ts'
import { completeEntry, type Entry } from '../entry.ts'

interface Device extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { user: number } }
}

/** The database of earlier versions, which open pages of such versions still use. */
const withReadable = openDatabase<Device>('vereda', (database) => {
  database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'user')
})

/** Moves a person's entries; each is removed only after it was written and if it is unchanged. */
export const moveReadable = async (
  user: number,
  write: (entry: Entry) => Promise<unknown>,
): Promise<void> => {
  const all = await withReadable((database) => database.getAllFromIndex('outbox', 'user', user))
  for (const entry of all.map(completeEntry)) {
    await write(entry)
    await withReadable(async (database) => {
      const { store, done } = database.transaction('outbox', 'readwrite')
      const there = await store.get(entry.id)
      const isSame = there?.key === entry.key && there.changedAt === entry.changedAt
      await Promise.all([isSame && store.delete(entry.id), done])
    })
  }
}
