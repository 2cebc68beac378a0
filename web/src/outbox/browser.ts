import { session } from '../session/stored-session.ts'
import { withLock } from '../session/with-lock.ts'
import { noteAtOnce, noteOf, notesLeft, purgeNote } from './device/journal.ts'
import { createItems } from './items.ts'
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
  loadMerge: () => import('./device/merge.ts'),
  newKey: () => crypto.randomUUID(),
  withLock: (work) => withLock('vereda.send', work),
  notifyTabs: (message: TabMessage) => tabs?.postMessage(message),
}

export const items = createItems(browser)
