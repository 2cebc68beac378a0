import type { DeviceFault } from '../session/device-error.ts'
import { session } from '../session/stored-session.ts'
import { withLock } from '../session/with-lock.ts'
import { noteAtOnce, noteOf, notesLeft, purgeNote } from './device/journal.ts'
import type { Entry, Work } from './entry.ts'
import { createItems } from './items.ts'
import type { Item } from './machine.ts'
import { placeOfWork } from './places.ts'
import type { Surroundings, TabMessage } from './surroundings.ts'

export const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vereda.outbox') : null

/** Loaded after the page; until then texts are in the journal, and a failed load is repeated. */
const loadDevice = () => import('./device/device.ts')

/** The browser's implementation of the outbox's surroundings. */
export const browser: Surroundings = {
  device: {
    entriesOf: async (user) => (await loadDevice()).entriesOnDevice(user),
    change: async (id, changed) => (await loadDevice()).changeOnDevice(id, changed),
  },
  journal: { note: noteAtOnce, purge: purgeNote, left: notesLeft, noted: noteOf },
  person: () => session()?.user.id ?? null,
  clock: {
    now: () => performance.now(),
    wall: () => Date.now(),
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  },
  random: Math.random,
  // Decryption of notes is loaded before they are read.
  loadMerge: async () => (await Promise.all([import('./device/merge.ts'), loadDevice()]))[0],
  newKey: () => crypto.randomUUID(),
  withLock: (work) => withLock('vereda.send', work),
  notifyTabs: (message: TabMessage) => tabs?.postMessage(message),
}

export const items = createItems(browser)

/** The signed-in person's unconfirmed entries of all tabs. */
export type Outbox = {
  items: readonly Item[]
  entries: readonly Entry[]
  isRead: boolean
  fault: DeviceFault | null
}

const snapshot = (): Outbox => {
  const own = items.own()
  return {
    items: own,
    entries: own.map(({ entry }) => entry),
    isRead: items.isRead(),
    fault: items.fault(),
  }
}

let outbox: Outbox = snapshot()
items.listen(() => {
  outbox = snapshot()
})

export const currentOutbox = (): Outbox => outbox

export const onOutboxChange = items.listen

/** Stores the work on the device, then sends it. */
export const store = (line: number, work: Work, place = placeOfWork(line, work)): void => {
  items.give(line, work, place)
}

/** Discards an entry. */
export const drop = (id: string): void => {
  const item = items.get(id)
  items.apply(id, 'discarded')
  if (item?.entry.work.kind === 'file') onDrop(item)
}

let onDrop: (item: Item) => void = () => {}
/** Called for discarded files, whose upload is ended on the server. */
export const followDropped = (next: typeof onDrop): void => {
  onDrop = next
}

/** Sends a refused entry again. */
export const sendAgain = (id: string): void => {
  const entry = items.get(id)?.entry
  if (entry) items.apply(id, 'try again', { entry: { ...entry, state: 'waiting', problem: null } })
}

/**
 * Replaces a waiting photo by a smaller one under the same key: if the larger one has arrived unnoticed, the server
 * reports the reused key, and no second photo is created.
 */
export const replaceContent = (id: string, content: Blob, name: string): void => {
  const entry = items.get(id)?.entry
  if (entry?.work.kind !== 'file' || content.size >= entry.work.content.size) return
  const work = { ...entry.work, content, name }
  items.apply(id, 'given again', { entry: { ...entry, work } })
}
