import type { Entry } from '../entry.ts'
import { type Item, restOf } from '../machine.ts'
import { replacing } from '../rebase.ts'

type Sources = {
  items: ReadonlyMap<string, Item>
  user: number
  /** Null when the device could not be read: what the page has stays. */
  stored: readonly Entry[] | null
  noted: readonly Entry[]
  /** Keys that the device had when it began to be read. */
  wasThere: ReadonlySet<string>
  /** Contents that the server has, though the device still shows them or older ones. */
  settledElsewhere: ReadonlyMap<string, Pick<Entry, 'key' | 'changedAt'>>
}

/** An entry as the device has it, in the state this tab knows of it. */
const asRead = (entry: Entry, known: Item | undefined): Item => {
  if (known && known.entry.key !== entry.key && known.entry.changedAt > entry.changedAt)
    return known.state === 'sending' ? known : { ...known, entry: replacing(known.entry, entry) }
  const isBusy = known && (known.state === 'sending' || known.state === 'held for person')
  if (isBusy) return known.entry.key === entry.key ? { ...known, onDevice: 'yes' } : { ...known, entry }
  return { entry, onDevice: 'yes', state: restOf({ entry, onDevice: 'yes' }) }
}

/** The truth of a tab out of what the device has, what was noted in haste, and what is in the page only. */
export const merged = ({ items, user, stored, noted, wasThere, settledElsewhere }: Sources) => {
  const next = new Map(items)
  const isSettled = ({ id, key, changedAt }: Entry): boolean => {
    const left = settledElsewhere.get(id)
    return left !== undefined && (left.key === key || changedAt < left.changedAt)
  }
  const there = (stored ?? []).filter((entry) => !isSettled(entry))
  const ids = new Set(there.map(({ id }) => id))
  for (const [id, { entry, state, onDevice }] of items) {
    // Another tab has taken it away.
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
