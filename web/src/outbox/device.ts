import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from './entry.ts'
import { forgetNote, noteAtOnce, notesLeft } from './journal.ts'

interface Device extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { user: number } }
}

let opened: Promise<IDBPDatabase<Device>> | null = null
/** Where the browser gives no storage (private windows, a full disk) the page's own memory has to do. */
const memory = new Map<string, Entry>()
let isKept = true

const device = (): Promise<IDBPDatabase<Device>> => {
  opened ??= openDB<Device>('vereda', 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'user')
    },
  })
  return opened
}

const orMemory = async <Result>(work: () => Promise<Result>, otherwise: () => Result): Promise<Result> => {
  if (!isKept) return otherwise()
  try {
    return await work()
  } catch {
    isKept = false
    return otherwise()
  }
}

/** False when what is done now would be lost with the page: people are told. */
export const isKeptOnDevice = (): boolean => isKept

/** Puts what a closed tab had only noted where it belongs, unless the device has something newer. */
const takeUpNotes = async (user: number): Promise<void> => {
  for (const noted of notesLeft(user)) {
    const { store, done } = (await device()).transaction('outbox', 'readwrite')
    const there = await store.get(noted.id)
    if (!there || there.changedAt < noted.changedAt) await store.put(noted)
    await done
    forgetNote(noted)
  }
}

export const entriesOf = (user: number): Promise<Entry[]> =>
  orMemory(
    async () => {
      await takeUpNotes(user)
      return (await device()).getAllFromIndex('outbox', 'user', user)
    },
    () => [...memory.values()].filter((entry) => entry.user === user),
  )

/** What became of an entry; `after` is null when it was taken away. */
type Revision = { before: Entry; after: Entry | null }

/**
 * Changes an entry as it lies there now, or takes it away, in one transaction: what is done at the same moment is
 * never overwritten. Null when it was not there.
 */
export const reviseOnDevice = (
  id: string,
  revised: (entry: Entry) => Entry | null,
): Promise<Revision | null> =>
  orMemory(
    async () => {
      const { store, done } = (await device()).transaction('outbox', 'readwrite')
      const before = await store.get(id)
      if (!before) return null
      const after = revised(before)
      await Promise.all([after ? store.put(after) : store.delete(id), done])
      return { before, after }
    },
    () => {
      const before = memory.get(id)
      if (!before) return null
      const after = revised(before)
      if (after) memory.set(id, after)
      else memory.delete(id)
      forgetNote(before)
      return { before, after }
    },
  )

let isAsked = false
/** A browser that is short of room clears away what nobody asked it to keep. */
const askToStay = (): void => {
  if (isAsked) return
  isAsked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Resolves when the entry is on the device. */
export const putOnDevice = (entry: Entry): Promise<void> => {
  noteAtOnce(entry)
  askToStay()
  return orMemory(
    async () => {
      await (await device()).put('outbox', entry)
      forgetNote(entry)
    },
    () => {
      memory.set(entry.id, entry)
    },
  )
}

export const takeFromDevice = (id: string): Promise<void> =>
  orMemory(
    async () => {
      await (await device()).delete('outbox', id)
    },
    () => {
      memory.delete(id)
    },
  )
