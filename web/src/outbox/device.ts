import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DeviceError } from './device-error.ts'
import { completeEntry, type Entry } from './entry.ts'

interface Device extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { user: number } }
}

let opened: Promise<IDBPDatabase<Device>> | null = null
const close = (): void => {
  opened = null
}

/** Opened anew after a failure: one bad moment must not decide for the life of the page. */
const device = async (): Promise<IDBPDatabase<Device>> => {
  opened ??= openDB<Device>('vereda', 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'user')
    },
    terminated: close,
  })
  try {
    return await opened
  } catch (error) {
    close()
    throw new DeviceError(isFull(error) ? 'full' : 'unavailable', error)
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** A database that the browser has closed under the page is opened once more. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

const attempt = async <Result>(
  work: (database: IDBPDatabase<Device>) => Promise<Result>,
  isSecond = false,
): Promise<Result> => {
  const database = await device()
  try {
    return await work(database)
  } catch (error) {
    if (isClosed(error) && !isSecond) {
      close()
      return attempt(work, true)
    }
    throw new DeviceError(isFull(error) ? 'full' : 'failed', error)
  }
}

export const entriesOnDevice = (user: number): Promise<Entry[]> =>
  attempt(async (database) => (await database.getAllFromIndex('outbox', 'user', user)).map(completeEntry))

let isAsked = false
/** A browser that is short of room clears away what nobody asked it to keep. */
const askToStay = (): void => {
  if (isAsked) return
  isAsked = true
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
  attempt(async (database) => {
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
