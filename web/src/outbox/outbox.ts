import type { DeviceFault } from '../session/device-error.ts'
import { items } from './browser.ts'
import type { Entry, Work } from './entry.ts'
import type { Item } from './machine.ts'
import { placeOfWork } from './places.ts'

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
export const drop = (id: string): void => items.apply(id, 'discarded')

/** Sends a refused entry again. */
export const sendAgain = (id: string): void => {
  const entry = items.get(id)?.entry
  if (entry) items.apply(id, 'try again', { entry: { ...entry, state: 'waiting', problem: null } })
}
