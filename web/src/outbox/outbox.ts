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

/** Loaded after the page. Until it is there, the journal has the texts; where that fails, it is tried again. */
const loadDevice = () => import('./device/device.ts')

/** The browser around the outbox of this tab. */
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
  // What opens notes is there before they are read.
  loadMerge: async () => (await Promise.all([import('./device/merge.ts'), loadDevice()]))[0],
  newKey: () => crypto.randomUUID(),
  withLock: (work) => withLock('vereda.send', work),
  notifyTabs: (message: TabMessage) => tabs?.postMessage(message),
}

export const items = createItems(browser)

/** What the logged-in person did and the server has not confirmed, as all tabs see it. */
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

/** Takes what somebody did: it is on this device at once, then it is sent. */
export const store = (line: number, work: Work, place = placeOfWork(line, work)): void => {
  items.give(line, work, place)
}

/** Somebody decided against it. */
export const drop = (id: string): void => {
  const item = items.get(id)
  items.apply(id, 'discarded')
  if (item?.entry.work.kind === 'file') onDrop(item)
}

let onDrop: (item: Item) => void = () => {}
/** What sends ends on the server what came of a file. */
export const followDropped = (next: typeof onDrop): void => {
  onDrop = next
}

/** Sends a refused entry again. */
export const sendAgain = (id: string): void => {
  const entry = items.get(id)?.entry
  if (entry) items.apply(id, 'try again', { entry: { ...entry, state: 'waiting', problem: null } })
}

/**
 * Puts a smaller photo in place of a waiting one. The key stays: if the larger one has arrived unseen, the server says
 * that the key was used, and no second photo is made.
 */
export const replaceContent = (id: string, content: Blob, name: string): void => {
  const entry = items.get(id)?.entry
  if (entry?.work.kind !== 'file' || content.size >= entry.work.content.size) return
  const work = { ...entry.work, content, name }
  items.apply(id, 'given again', { entry: { ...entry, work } })
}
