import { listeners } from '../listeners.ts'
import { session } from '../session/stored-session.ts'
import { entriesOf, putOnDevice, reviseOnDevice, takeFromDevice } from './device.ts'
import type { Entry, Work } from './entry.ts'
import { uponOwnRow } from './upon.ts'

/** What the logged-in person did and the server has not confirmed, as all tabs see it. */
export type Outbox = { entries: readonly Entry[]; savedAt: number | null; sending: string | null }

let outbox: Outbox = { entries: [], savedAt: null, sending: null }
const { listen, tell } = listeners()
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vereda.outbox') : null

export const currentOutbox = (): Outbox => outbox

export const onOutboxChange = listen

const change = (part: Partial<Outbox>): void => {
  outbox = { ...outbox, ...part }
  tell()
}

/** Reads the device anew: at login, and when another tab changed it. */
export const readOutbox = async (): Promise<void> => {
  const user = session()?.user.id
  change({ entries: user === undefined ? [] : await entriesOf(user) })
}
tabs?.addEventListener('message', () => void readOutbox())

const idOf = (user: number, line: number, work: Work): string => {
  if (work.kind === 'answer') return `${user}/${line}/answer/${work.indicator}`
  if (work.kind === 'note') return `${user}/${line}/note/${work.indicator}`
  return `${user}/${line}/${work.kind}/${crypto.randomUUID()}`
}

let wake: () => void = () => {}
/** The sender is told of new work through this. */
export const onWork = (listener: () => void): void => {
  wake = listener
}

/** Keeps what somebody did on this device, then lets it be sent. Resolves once it is on the device. */
export const keep = async (line: number, work: Work): Promise<Entry> => {
  const user = session()?.user.id
  if (user === undefined) throw new Error('Nobody is logged in')
  const id = idOf(user, line, work)
  const entry: Entry = {
    id,
    user,
    line,
    work: uponOwnRow(id, work),
    key: crypto.randomUUID(),
    state: 'waiting',
    problem: null,
    tries: 0,
    notBefore: 0,
    changedAt: Date.now(),
  }
  change({ entries: [...outbox.entries.filter((each) => each.id !== id), entry] })
  await putOnDevice(entry)
  tabs?.postMessage('changed')
  wake()
  return entry
}

/** Somebody decided against it, or the server has it. */
export const drop = async (id: string): Promise<void> => {
  await takeFromDevice(id)
  change({ entries: outbox.entries.filter((entry) => entry.id !== id) })
  tabs?.postMessage('changed')
}

/**
 * Changes an entry on the device, unless it was replaced or dropped since it was read.
 * `revise` gets the entry as it lies there now; null drops it.
 */
export const revise = async (id: string, revised: (entry: Entry) => Entry | null): Promise<void> => {
  const revision = await reviseOnDevice(id, revised)
  if (!revision) return readOutbox()
  const { before, after } = revision
  // What the person has done anew meanwhile is on its way to the device and stays.
  const isThis = (each: Entry) => each.id === id && each.key === before.key
  change({ entries: outbox.entries.flatMap((each) => (isThis(each) ? (after ?? []) : each)) })
  tabs?.postMessage('changed')
}

/** Sends a refused or waiting entry now. */
export const sendAgain = async (id: string): Promise<void> => {
  await revise(id, (entry) => ({ ...entry, state: 'waiting', problem: null, tries: 0, notBefore: 0 }))
  wake()
}

export const markSending = (id: string | null): void => change({ sending: id })
export const markSaved = (): void => change({ savedAt: Date.now() })
