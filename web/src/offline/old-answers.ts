import { listeners } from '../listeners.ts'

const shown = new Map<string, number>()
let oldest: number | null = null
const { listen, notify } = listeners()

const changed = (): void => {
  const next = shown.size === 0 ? null : Math.min(...shown.values())
  if (next === oldest) return
  oldest = next
  notify()
}

/** Questions whose answer on the page is one that was stored, and since when it is known. */
export const oldAnswers = {
  has: (hash: string): boolean => shown.has(hash),
  at: (hash: string): number | undefined => shown.get(hash),
  add: (hash: string, at: number): void => {
    shown.set(hash, at)
    changed()
  },
  remove: (hash: string): void => {
    if (shown.delete(hash)) changed()
  },
}

/** Milliseconds since 1970 of the oldest stored answer that a page shows; null while all is of now. */
export const oldestAnswer = (): number | null => oldest
export const onOldAnswer = listen
