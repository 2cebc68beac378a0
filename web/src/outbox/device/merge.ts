import type { Entry } from '../entry.ts'
import { type Item, restOf } from '../machine.ts'
import { replacing } from '../rebase.ts'

type Sources = {
  items: ReadonlyMap<string, Item>
  user: number
  /** Null when the device could not be read; then the page's entries stay. */
  stored: readonly Entry[] | null
  noted: readonly Entry[]
  /** Keys on the device when the reading began. */
  wasThere: ReadonlySet<string>
  /** Contents that the server has, although the device may still have them or older ones. */
  settledElsewhere: ReadonlyMap<string, Pick<Entry, 'key' | 'changedAt'>>
}

/** A stored entry with the state that this tab knows. */
const asRead = (entry: Entry, known: Item | undefined): Item => {
  if (known && known.entry.key !== entry.key && known.entry.changedAt > entry.changedAt)
    return known.state === 'sending' ? known : { ...known, entry: replacing(known.entry, entry) }
  const isBusy = known && (known.state === 'sending' || known.state === 'held for person')
  if (isBusy) return known.entry.key === entry.key ? { ...known, onDevice: 'yes' } : { ...known, entry }
  return { entry, onDevice: 'yes', state: restOf({ entry, onDevice: 'yes' }) }
}

/** Merges the entries of the device, of the journal and of the page. */
export const merged = ({ items, user, stored, noted, wasThere, settledElsewhere }: Sources) => {
  const next = new Map(items)
  const isSettled = ({ id, key, changedAt }: Entry): boolean => {
    const left = settledElsewhere.get(id)
    return left !== undefined && (left.key === key || changedAt < left.changedAt)
  }
  const there = (stored ?? []).filter((entry) => !isSettled(entry))
  const ids = new Set(there.map(({ id }) => id))
  for (const [id, { entry, state, onDevice }] of items) {
    // Another tab has removed it.
    const isGone = onDevice === 'yes' && wasThere.has(entry.key) && state !== 'sending' && !ids.has(id)
    if (stored && entry.user === user && isGone) next.delete(id)
  }
  for (const entry of there) next.set(entry.id, asRead(entry, items.get(entry.id)))
  const fresh = noted.filter((entry) => {
    const known = next.get(entry.id)?.entry
    return !isSettled(entry) && (!known || known.changedAt < entry.changedAt)
  })
  for (const entry of fresh)
    next.set(entry.id, { entry, onDevice: 'writing', state: restOf({ entry, onDevice: 'writing' }) })
  const isFresh = new Set(fresh)
  return {
    items: next,
    unstored: fresh.map(({ id }) => id),
    outdated: stored
      ? noted.filter(
          (entry) => !isFresh.has(entry) && ids.has(entry.id) && next.get(entry.id)?.onDevice === 'yes',
        )
      : [],
  }
}
