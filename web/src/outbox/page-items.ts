import { listeners } from '../listeners.ts'
import type { Item } from './machine.ts'

/** The entries in the page, with listeners. */
export const createPageItems = (person: () => number | null) => {
  const { listen, notify } = listeners()
  let items: ReadonlyMap<string, Item> = new Map()
  let latest = 0

  const replaceAll = (next: ReadonlyMap<string, Item>): void => {
    items = next
    for (const { entry } of next.values()) latest = Math.max(latest, entry.changedAt)
    notify()
  }

  return {
    listen,
    tell: notify,
    all: (): ReadonlyMap<string, Item> => items,
    get: (id: string): Item | undefined => items.get(id),
    /** Those of the signed-in person. */
    own: (): Item[] => [...items.values()].filter(({ entry }) => entry.user === person()),
    replaceAll,
    /** Null removes it from the page. */
    set: (id: string, item: Item | null): void => {
      const next = new Map(items)
      if (item) next.set(id, item)
      else next.delete(id)
      replaceAll(next)
    },
    /** A time later than all earlier ones, whatever the clock says. */
    nextTime: (wall: number): number => {
      latest = Math.max(wall, latest + 1)
      return latest
    },
  }
}

export type PageItems = ReturnType<typeof createPageItems>
