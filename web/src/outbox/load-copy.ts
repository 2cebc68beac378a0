import type { Entry } from './entry.ts'
import type { Items } from './items.ts'
import { items } from './outbox.ts'
import { replacing } from './rebase.ts'

/** Adds an entry of another device; false when the present one is the same or newer. */
export const loadEntry = (into: Items, stored: Entry, person: number | null): boolean => {
  const previous = into.get(stored.id)
  if (stored.user !== person) return false
  if (previous && previous.entry.changedAt >= stored.changedAt) return false
  // The other device may have sent it and handled the result.
  const fresh: Entry = { ...stored, state: 'waiting', problem: null, attempted: true }
  into.nextTime(stored.changedAt)
  into.take(replacing(fresh, previous?.entry), previous)
  return true
}

/** Returns how many entries were added; those of other people are not. */
export const loadCopy = (entries: readonly Entry[], person: number | null): number =>
  entries.filter((entry) => loadEntry(items, entry, person)).length
