import type { DeviceFault } from '../session/device-error.ts'
import type { Entry, Work } from './entry.ts'
import type { Item } from './machine.ts'

/** What the status depends on. */
export type Situation = {
  items: readonly Item[]
  /** False until the device was read. */
  isRead: boolean
  fault: DeviceFault | null
  isOnline: boolean
  /** Milliseconds since 1970 when the server was found unreachable. */
  failingSince: number | null
  isPaused: boolean
  /** The session has ended. */
  isEnded: boolean
  savedAt: number | null
  /** Entries sent since the outbox was empty. */
  sent: number
}

/** A rater's letter counts as an answer. */
type Counts = Record<Exclude<Work['kind'], 'rating'>, number>

/** Six states, of which the worst true one is shown. */
export type SavingStatus =
  | { kind: 'sent'; at: number | null }
  | { kind: 'sending'; place: number; of: number }
  | { kind: 'on device'; counts: Counts; since: number | null; isPaused: boolean }
  | { kind: 'sign in'; counts: Counts }
  | { kind: 'refused'; entries: readonly Entry[] }
  | { kind: 'not saved'; fault: DeviceFault; count: number }

const countsOf = (items: readonly Item[]): Counts => {
  const counts = { answer: 0, duty: 0, note: 0, mark: 0, comment: 0, report: 0, file: 0 }
  for (const { entry } of items) counts[entry.work.kind === 'rating' ? 'answer' : entry.work.kind] += 1
  return counts
}

/** Null while unknown; "sent" requires that the device was read and is empty. */
export const statusOf = (situation: Situation): SavingStatus | null => {
  const { items, isRead, fault, isOnline, failingSince, isPaused, isEnded, savedAt, sent } = situation
  const onlyHere = items.filter(({ onDevice }) => onDevice === 'no')
  if (onlyHere.length > 0) return { kind: 'not saved', fault: fault ?? 'failed', count: onlyHere.length }
  const undecided = items.filter(({ entry }) => entry.state !== 'waiting')
  if (undecided.length > 0) return { kind: 'refused', entries: undecided.map(({ entry }) => entry) }
  if (!isRead) return fault ? { kind: 'not saved', fault, count: 0 } : null
  if (items.length === 0) return { kind: 'sent', at: savedAt }
  if (isEnded || items.some(({ state }) => state === 'held for person'))
    return { kind: 'sign in', counts: countsOf(items) }
  const texts = items.filter(({ entry }) => entry.work.kind !== 'file')
  const isHalted = isPaused && texts.length === 0
  const isWriting = items.some(({ onDevice }) => onDevice === 'writing')
  if (!isWriting && (!isOnline || failingSince !== null || isHalted))
    return { kind: 'on device', counts: countsOf(items), since: failingSince, isPaused: isHalted && isOnline }
  return { kind: 'sending', place: sent + 1, of: sent + items.length }
}
