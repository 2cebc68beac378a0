import type { Entry } from '../entry.ts'
import type { Items } from '../items.ts'
import { type Item, nextToSend } from '../machine.ts'

/** Chooses the next entry; a file with failures goes behind other files. */
export const createQueue = (items: Items) => {
  let isPaused = false
  /** Failures of the connection by file. */
  const setbacks = new Map<string, number>()
  /** Entries that the server could not accept at the moment. */
  const stumbled = new Set<string>()
  const setbacksOf = ({ entry }: Item): number => setbacks.get(entry.id) ?? 0
  const isReady = ({ entry }: Item): boolean =>
    !stumbled.has(entry.id) && (entry.work.kind !== 'file' || !isPaused)

  return {
    next: (): Item | null => {
      const own = items.own()
      const least = Math.min(...own.map(setbacksOf))
      const isFirst = (item: Item): boolean =>
        isReady(item) && (item.entry.work.kind !== 'file' || setbacksOf(item) <= least)
      return nextToSend(own, isFirst) ?? nextToSend(own, isReady)
    },
    isPaused: (): boolean => isPaused,
    pauseFiles: (paused: boolean): void => {
      isPaused = paused
    },
    connectionFailedAt: ({ id, work }: Entry): void => {
      if (work.kind === 'file') setbacks.set(id, (setbacks.get(id) ?? 0) + 1)
    },
    arrived: (id: string): void => {
      setbacks.delete(id)
    },
    stumbledAt: (id: string): void => {
      stumbled.add(id)
    },
    stumbles: (): number => stumbled.size,
    purgeStumbles: (): void => stumbled.clear(),
  }
}

export type Queue = ReturnType<typeof createQueue>
