import type { DBSchema } from 'idb'
import { openDatabase } from '../../session/open-database.ts'
import { completeEntry, type Entry } from '../entry.ts'

interface Device extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { user: number } }
}

/** Where versions before this one left entries as they are. A page of such a version that is still open uses it on. */
const withReadable = openDatabase<Device>('vereda', (database) => {
  database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'user')
})

/** Moves a person's entries: each is taken away only when it was written elsewhere and is still the same. */
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
