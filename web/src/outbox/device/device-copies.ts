import { DeviceError, type DeviceFault } from '../../session/device-error.ts'
import type { Entry } from '../entry.ts'
import { advance } from '../machine.ts'
import type { PageItems } from '../page-items.ts'
import { afterArrival, replacing, type SentRow } from '../rebase.ts'
import type { Surroundings } from '../surroundings.ts'

const first = 1_000
const longest = 20_000

/** Repeats the work with growing pauses until it resolves to true. */
export const createRetry = (clock: Surroundings['clock'], work: () => Promise<boolean>) => {
  let wait = first
  let cancel: (() => void) | null = null
  let isRunning = false

  const now = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    cancel?.()
    cancel = null
    const isDone = await work().finally(() => {
      isRunning = false
    })
    wait = isDone ? first : Math.min(wait * 2, longest)
    if (!isDone) schedule()
  }
  const schedule = (): void => {
    if (cancel || isRunning) return
    cancel = clock.after(wait, () => {
      cancel = null
      void now()
    })
  }
  return { now, schedule }
}

/** The newer content of an entry; keeps an older one that the server may have. */
const newerOf = (entry: Entry, stored: Entry | undefined): Entry =>
  stored && stored.key !== entry.key && stored.changedAt > entry.changedAt ? stored : replacing(entry, stored)

/** A content that is done. */
type Settled = Pick<Entry, 'key' | 'changedAt'>

/** Keeps copies of the page's entries on the device; failed writes and removals are repeated. */
export const createDeviceCopies = (around: Surroundings, items: PageItems) => {
  const { device, journal, person, notifyTabs } = around
  let readFor: number | null = null
  let fault: DeviceFault | null = null
  /** Keys that the server has, but that could not be removed from the device yet. */
  const settledElsewhere = new Map<string, Settled & { row: SentRow | undefined }>()

  const setFault = (next: DeviceFault | null): void => {
    fault = next
    items.tell()
  }
  const faultOf = (error: unknown): DeviceFault => (error instanceof DeviceError ? error.fault : 'failed')

  /** Applies only if the written content is still the entry's content. */
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
    items.set(written.id, next && { ...next, onDevice })
  }

  const store = async (id: string): Promise<void> => {
    const entry = items.get(id)?.entry
    if (!entry) return
    try {
      const stored = await device.change(id, (there) => newerOf(entry, there))
      journal.purge(entry)
      if (fault) setFault(null)
      answered(entry, 'stored', stored)
      notifyTabs({ kind: 'changed' })
    } catch (error) {
      setFault(faultOf(error))
      answered(entry, 'not stored')
      retry.schedule()
    }
  }

  /** Removes a content that became this row, or that was discarded (no row). */
  const remove = async (id: string, { key, changedAt }: Settled, row?: SentRow): Promise<void> => {
    settledElsewhere.set(id, { key, changedAt, row })
    journal.purge({ id, key })
    notifyTabs({ kind: 'gone', id, key, row })
    try {
      await device.change(id, (there) => {
        // The device may hold an older content, if it could not store the one that is done.
        if (!there || there.key === key || there.changedAt < changedAt) return null
        return row === undefined ? there : afterArrival(there, key, row)
      })
      if (settledElsewhere.get(id)?.key === key) settledElsewhere.delete(id)
      notifyTabs({ kind: 'changed' })
    } catch {
      retry.schedule()
    }
  }

  const read = async (): Promise<void> => {
    const user = person()
    if (user === null) return items.tell()
    const wasThere = new Set(
      items.own().flatMap(({ entry, onDevice }) => (onDevice === 'yes' ? entry.key : [])),
    )
    // Loaded after the page.
    const loading = around.loadMerge().catch(() => null)
    const stored = await device.entriesOf(user).catch((error: unknown) => {
      if (!fault) setFault(faultOf(error))
      retry.schedule()
      return null
    })
    const merging = await loading
    if (!merging) return retry.schedule()
    if (person() !== user) return
    if (stored && fault === 'unavailable') fault = null
    const noted = journal.left(user)
    const next = merging.merged({ items: items.all(), user, stored, noted, wasThere, settledElsewhere })
    if (stored) readFor = user
    items.replaceAll(next.items)
    for (const note of next.outdated) journal.purge(note)
    for (const id of next.unstored) void store(id)
  }

  const retry = createRetry(around.clock, async () => {
    if (readFor !== person()) await read()
    for (const [id, { row, ...settled }] of settledElsewhere) await remove(id, settled, row)
    const unstored = [...items.all().values()].filter(({ onDevice }) => onDevice === 'no')
    const textsFirst = unstored.sort(
      (one, other) => Number(one.entry.work.kind === 'file') - Number(other.entry.work.kind === 'file'),
    )
    for (const { entry } of textsFirst) await store(entry.id)
    const isStored = [...items.all().values()].every(({ onDevice }) => onDevice !== 'no')
    return readFor === person() && settledElsewhere.size === 0 && isStored
  })

  return {
    store,
    remove,
    read,
    storeAgain: retry.now,
    /** False until the device was read; before, nothing may be said about the state. */
    isRead: (): boolean => readFor === person(),
    markUnread: (): void => {
      readFor = null
    },
    fault: (): DeviceFault | null => fault,
  }
}
