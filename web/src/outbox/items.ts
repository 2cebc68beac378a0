import { listeners } from '../listeners.ts'
import { DeviceError, type DeviceFault } from './device-error.ts'
import type { Entry, Work } from './entry.ts'
import { advance, type EntryEvent, type Item, restOf } from './machine.ts'
import { afterArrival, type Delivered, rebaseOnOwnRow, replacing } from './rebase.ts'
import { createRetry } from './retry.ts'
import type { Surroundings, TabMessage } from './surroundings.ts'

const idOf = (user: number, line: number, work: Work, key: string): string => {
  if (work.kind === 'answer') return `${user}/${line}/answer/${work.indicator}`
  if (work.kind === 'note') return `${user}/${line}/note/${work.indicator}`
  return `${user}/${line}/${work.kind}/${key}`
}

/** The later of two contents of one entry; what the earlier may have left on the server is remembered. */
const later = (entry: Entry, stored: Entry | undefined): Entry =>
  stored && stored.key !== entry.key && stored.changedAt > entry.changedAt ? stored : replacing(entry, stored)

/** The entries of one tab and their copies on the device. Only machine.ts says what becomes of an entry. */
export const createItems = (around: Surroundings) => {
  const { device, journal, person, tellTabs } = around
  let items: ReadonlyMap<string, Item> = new Map()
  let readFor: number | null = null
  let fault: DeviceFault | null = null
  let latest = 0
  let wake: () => void = () => {}
  /** The rows that came out of what was sent from this device, by entry. */
  const ownRows = new Map<string, Delivered>()
  /** Keys of what the server has and the device would not let go of yet. */
  const leftBehind = new Map<string, { key: string; row: Delivered | undefined }>()
  const { listen, tell } = listeners()

  const replaceAll = (next: ReadonlyMap<string, Item>): void => {
    items = next
    tell()
  }
  const set = (id: string, item: Item | null): void => {
    const next = new Map(items)
    if (item) next.set(id, item)
    else next.delete(id)
    replaceAll(next)
  }
  const setFault = (next: DeviceFault | null): void => {
    fault = next
    tell()
  }
  const own = (): Item[] => [...items.values()].filter(({ entry }) => entry.user === person())

  /** The device's answer belongs to the content that was written, not to what was given meanwhile. */
  const answered = (written: Entry, event: 'stored' | 'not stored', stored?: Entry | null): void => {
    const item = items.get(written.id)
    if (!item || item.entry.key !== written.key) return
    const isNewer = stored && stored.key !== written.key
    const before = item.state === 'sending' ? item.entry.before : (stored?.before ?? item.entry.before)
    const onDevice = event === 'stored' ? 'yes' : 'no'
    const { item: next } = advance(item, event, {
      entry: isNewer ? stored : { ...item.entry, before },
      onDevice,
    })
    set(written.id, next && { ...next, onDevice })
  }

  const store = async (id: string): Promise<boolean> => {
    const entry = items.get(id)?.entry
    if (!entry) return true
    try {
      const stored = await device.change(id, (there) => later(entry, there))
      journal.forget(entry)
      if (fault) setFault(null)
      answered(entry, 'stored', stored)
      tellTabs({ kind: 'changed' })
      return true
    } catch (error) {
      setFault(error instanceof DeviceError ? error.fault : 'failed')
      answered(entry, 'not stored')
      retry.later()
      return false
    }
  }

  /** Takes a content away that became this row, or that its person discarded (no row). */
  const remove = async (id: string, key: string, row?: Delivered): Promise<void> => {
    leftBehind.set(id, { key, row })
    journal.forget({ id, key })
    tellTabs({ kind: 'gone', id, key, row })
    try {
      await device.change(id, (there) => {
        if (!there || there.key === key) return null
        return row === undefined ? there : afterArrival(there, key, row)
      })
      if (leftBehind.get(id)?.key === key) leftBehind.delete(id)
      tellTabs({ kind: 'changed' })
    } catch {
      retry.later()
    }
  }

  const retry = createRetry(around.clock, async () => {
    if (readFor !== person()) await read()
    for (const [id, { key, row }] of leftBehind) await remove(id, key, row)
    const unstored = [...items.values()].filter(({ onDevice }) => onDevice === 'no')
    const textsFirst = unstored.sort(
      (one, other) => Number(one.entry.work.kind === 'file') - Number(other.entry.work.kind === 'file'),
    )
    for (const { entry } of textsFirst) await store(entry.id)
    return (
      readFor === person() &&
      leftBehind.size === 0 &&
      [...items.values()].every(({ onDevice }) => onDevice !== 'no')
    )
  })

  const apply = (id: string, event: EntryEvent, change: Partial<Omit<Item, 'state'>> = {}): void => {
    const item = items.get(id)
    if (!item) return
    const { item: next, effects } = advance(item, event, change)
    set(id, next)
    if (effects.includes('remove')) void remove(id, item.entry.key)
    if (effects.includes('store')) void store(id)
    if (effects.includes('wake')) wake()
  }

  const read = async (): Promise<void> => {
    const user = person()
    if (user === null) return tell()
    const wasThere = new Set(own().flatMap(({ entry, onDevice }) => (onDevice === 'yes' ? entry.key : [])))
    // Comes with what reads the device, after the page.
    const loading = around.loadMerge().catch(() => null)
    const stored = await device.entriesOf(user).catch((error: unknown) => {
      if (!fault) setFault(error instanceof DeviceError ? error.fault : 'failed')
      retry.later()
      return null
    })
    const merging = await loading
    if (!merging) return retry.later()
    if (person() !== user) return
    if (stored && fault === 'unavailable') fault = null
    const noted = journal.left(user)
    const next = merging.merged({ items, user, stored, noted, wasThere, leftBehind })
    for (const { entry } of next.items.values()) latest = Math.max(latest, entry.changedAt)
    if (stored) readFor = user
    replaceAll(next.items)
    for (const note of next.outdated) journal.forget(note)
    for (const id of next.unstored) void store(id)
  }

  return {
    listen,
    own,
    /** False until the device was read: nothing may be claimed before. */
    isRead: (): boolean => readFor === person(),
    fault: (): DeviceFault | null => fault,
    get: (id: string): Item | undefined => items.get(id),
    onWork: (listener: () => void): void => {
      wake = listener
    },
    apply,
    read,
    storeAgain: retry.now,
    /** Takes what somebody did. It is in the page at once, and on the device as soon as that answers. */
    give: (line: number, work: Work, place: Entry['place'] = null): Entry => {
      const user = person()
      if (user === null) throw new Error('Nobody is signed in')
      const key = around.newKey()
      const id = idOf(user, line, work, key)
      latest = Math.max(around.clock.wall(), latest + 1)
      const previous = items.get(id)
      const given: Entry = {
        id,
        user,
        line,
        work: rebaseOnOwnRow(work, ownRows.get(id)),
        key,
        state: 'waiting',
        problem: null,
        attempted: false,
        before: null,
        place,
        changedAt: latest,
      }
      const entry = replacing(given, previous?.entry)
      journal.note(entry)
      if (previous) {
        apply(id, 'given again', { entry, onDevice: previous.onDevice === 'no' ? 'no' : 'writing' })
      } else {
        set(id, { entry, state: 'waiting', onDevice: 'writing' })
        void store(id)
        wake()
      }
      return entry
    },
    /** Before a request goes out: after a kill in its middle the device knows that the server may have the content. */
    markAttempted: async (id: string, key: string): Promise<void> => {
      const item = items.get(id)
      if (!item || item.entry.attempted || item.entry.work.kind === 'file') return
      const entry = { ...item.entry, attempted: true }
      set(id, { ...item, entry })
      if (item.onDevice !== 'yes') journal.note(entry)
      const mark = (there: Entry | undefined) =>
        there ? (there.key === key ? { ...there, attempted: true } : there) : null
      await device.change(id, mark).catch(() => undefined)
    },
    /** The server has this content. */
    arrived: (id: string, key: string, row: Delivered): void => {
      ownRows.set(id, row)
      const item = items.get(id)
      if (!item || item.entry.key === key) {
        if (item) set(id, advance(item, 'arrived').item)
        void remove(id, key, row)
        return
      }
      apply(id, 'older settled', { entry: afterArrival(item.entry, key, row) ?? item.entry })
    },
    /** Somebody signed in or out: others' entries are out of sight, and stay only while the device has not got them. */
    personChanged: (): void => {
      readFor = null
      const next = new Map<string, Item>()
      for (const [id, item] of items) {
        if (item.entry.user === person()) next.set(id, { ...item, state: restOf(item) })
        else if (item.onDevice !== 'yes') next.set(id, { ...item, state: 'held for person' })
      }
      replaceAll(next)
      void read().then(wake)
    },
    hear: (message: TabMessage): void => {
      if (message.kind === 'changed') void read()
      if (message.kind !== 'gone') return
      if (message.row !== undefined) ownRows.set(message.id, message.row)
      const item = items.get(message.id)
      if (item?.entry.key === message.key && item.state !== 'sending') set(message.id, null)
    },
  }
}

export type Items = ReturnType<typeof createItems>
