import type { DBSchema } from 'idb'
import { openDatabase } from '../../session/open-database.ts'
import { completeEntry, type Entry } from '../entry.ts'

interface Device extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { user: number } }
}

const withDevice = openDatabase<Device>('vereda', (database) => {
  database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'user')
})

export const entriesOnDevice = (user: number): Promise<Entry[]> =>
  withDevice(async (database) => (await database.getAllFromIndex('outbox', 'user', user)).map(completeEntry))

let isPersistRequested = false
/** A browser that is short of room clears away what nobody asked it to keep. */
const askToStay = (): void => {
  if (isPersistRequested) return
  isPersistRequested = true
  void globalThis.navigator?.storage?.persist?.().catch(() => undefined)
}

/**
 * Changes an entry as it lies there now, puts it there or takes it away (null), in one transaction: what is done at the
 * same moment is never overwritten, and a write that fails leaves the device as it was. It is on the disk when this
 * resolves.
 */
export const changeOnDevice = (
  id: string,
  changed: (stored: Entry | undefined) => Entry | null,
): Promise<Entry | null> =>
  withDevice(async (database) => {
    askToStay()
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
    const { store, done } = transaction
    // What fails first is thrown below; the other promise must not end unheard.
    done.catch(() => undefined)
    const stored = await store.get(id)
    const after = changed(stored && completeEntry(stored))
    const write = after ? store.put(after) : stored && store.delete(id)
    await Promise.all([write, done])
    return after
  })
