import type { Entry } from './entry.ts'
import type { Items } from './items.ts'
import { items } from './outbox.ts'
import { replacing } from './rebase.ts'

/** Takes what another device gave away; false when what is here is the same or was done later. */
export const loadEntry = (into: Items, stored: Entry, person: number | null): boolean => {
  const previous = into.get(stored.id)
  if (stored.user !== person) return false
  if (previous && previous.entry.changedAt >= stored.changedAt) return false
  // the other device may have sent it, and looked at what became of it
  const fresh: Entry = { ...stored, state: 'waiting', problem: null, attempted: true }
  into.nextTime(stored.changedAt)
  into.take(replacing(fresh, previous?.entry), previous)
  return true
}

/** Takes the entries of a copy; how many came to what is here. Another person's are not taken. */
export const loadCopy = (entries: readonly Entry[], person: number | null): number =>
  entries.filter((entry) => loadEntry(items, entry, person)).length
