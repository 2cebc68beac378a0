import { createDeviceCopies } from './device/device-copies.ts'
import type { Entry, Work } from './entry.ts'
import { advance, type EntryEvent, type Item, restOf } from './machine.ts'
import { createPageItems } from './page-items.ts'
import { afterArrival, rebaseOnOwnRow, replacing, type SentRow } from './rebase.ts'
import type { Surroundings, TabMessage } from './surroundings.ts'

const idOf = (user: number, line: number, work: Work, key: string): string => {
  if (work.kind === 'answer') return `${user}/${line}/answer/${work.indicator}`
  if (work.kind === 'note') return `${user}/${line}/note/${work.indicator}`
  if (work.kind === 'mark') return `${user}/${line}/mark/${work.indicator}`
  if (work.kind === 'duty') return `${user}/${line}/duty/${work.duty}`
  if (work.kind === 'rating') return `${user}/${line}/rating/${work.indicator}`
  if (work.kind === 'report') return `${user}/${line}/report/${work.action}`
  return `${user}/${line}/${work.kind}/${key}`
}

/** The entries of one tab and their copies on the device; machine.ts determines their states. */
export const createItems = (around: Surroundings) => {
  const { device, journal, person } = around
  const items = createPageItems(person)
  const copies = createDeviceCopies(around, items)
  let wake: () => void = () => {}
  /** The rows that entries of this device became. */
  const ownRows = new Map<string, SentRow>()

  const apply = (id: string, event: EntryEvent, change: Partial<Omit<Item, 'state'>> = {}): void => {
    const item = items.get(id)
    if (!item) return
    const { item: next, effects } = advance(item, event, change)
    items.set(id, next)
    if (effects.includes('remove')) void copies.remove(id, item.entry)
    if (effects.includes('store')) void copies.store(id)
    if (effects.includes('wake')) wake()
  }

  const take = (entry: Entry, previous: Item | undefined): void => {
    const { id } = entry
    journal.note(entry)
    if (previous) {
      apply(id, 'given again', { entry, onDevice: previous.onDevice === 'no' ? 'no' : 'writing' })
    } else {
      items.set(id, { entry, state: 'waiting', onDevice: 'writing' })
      void copies.store(id)
      wake()
    }
  }

  return {
    listen: items.listen,
    own: items.own,
    get: items.get,
    isRead: copies.isRead,
    fault: copies.fault,
    read: copies.read,
    storeAgain: copies.storeAgain,
    onWork: (listener: () => void): void => {
      wake = listener
    },
    apply,
    /** Adds an entry: in the page at once, on the device as soon as it answers. */
    give: (line: number, work: Work, place: Entry['place'] = null): Entry => {
      const user = person()
      if (user === null) throw new Error('Nobody is signed in')
      const key = around.newKey()
      const id = idOf(user, line, work, key)
      const previous = items.get(id)
      // A content of another tab may only be in the journal yet.
      const noted = journal.noted(id)
      const added: Entry = {
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
        changedAt: items.nextTime(Math.max(around.clock.wall(), (noted?.changedAt ?? 0) + 1)),
      }
      const entry = replacing(replacing(added, noted), previous?.entry)
      take(entry, previous)
      return entry
    },
    /** Adds an entry unchanged; `load-copy.ts` chooses those of another device. */
    take,
    nextTime: items.nextTime,
    /** Called before a request, so that after a crash the device knows that the server may have the content. */
    markAttempted: async (id: string, key: string): Promise<void> => {
      const item = items.get(id)
      if (!item || item.entry.attempted || item.entry.work.kind === 'file') return
      const entry = { ...item.entry, attempted: true }
      items.set(id, { ...item, entry })
      if (item.onDevice !== 'yes') journal.note(entry)
      const mark = (there: Entry | undefined) =>
        there ? (there.key === key ? { ...there, attempted: true } : there) : null
      await device.change(id, mark).catch(() => undefined)
    },
    /** The server has this content. */
    arrived: (id: string, key: string, row: SentRow): void => {
      ownRows.set(id, row)
      const item = items.get(id)
      if (!item || item.entry.key === key) {
        if (item) items.set(id, advance(item, 'arrived').item)
        void copies.remove(id, { key, changedAt: item?.entry.changedAt ?? 0 }, row)
        return
      }
      apply(id, 'older settled', { entry: afterArrival(item.entry, key, row) ?? item.entry })
    },
    /** After a change of person, other people's entries are hidden, and kept only until the device has them. */
    personChanged: (): void => {
      copies.markUnread()
      const next = new Map<string, Item>()
      for (const [id, item] of items.all()) {
        if (item.entry.user === person()) next.set(id, { ...item, state: restOf(item) })
        else if (item.onDevice !== 'yes') next.set(id, { ...item, state: 'held for person' })
      }
      items.replaceAll(next)
      void copies.read().then(() => wake())
    },
    hear: (message: TabMessage): void => {
      if (message.kind === 'changed') void copies.read()
      if (message.kind !== 'gone') return
      if (message.row !== undefined) ownRows.set(message.id, message.row)
      const item = items.get(message.id)
      if (item?.entry.key === message.key && item.state !== 'sending') items.set(message.id, null)
    },
  }
}

export type Items = ReturnType<typeof createItems>
