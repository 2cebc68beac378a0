import { listeners } from '../listeners.ts'

const shown = new Map<string, number>()
/** Stored answers whose queries no page uses at present; they do not count. */
const hidden = new Set<string>()
let oldest: number | null = null
const { listen, notify } = listeners()

const changed = (): void => {
  const times = [...shown].filter(([hash]) => !hidden.has(hash)).map(([, at]) => at)
  const next = times.length === 0 ? null : Math.min(...times)
  if (next === oldest) return
  oldest = next
  notify()
}

/** Queries that show a stored answer, and since when it is known. */
export const oldAnswers = {
  has: (hash: string): boolean => shown.has(hash),
  at: (hash: string): number | undefined => shown.get(hash),
  add: (hash: string, at: number): void => {
    shown.set(hash, at)
    changed()
  },
  remove: (hash: string): void => {
    hidden.delete(hash)
    if (shown.delete(hash)) changed()
  },
  place: (hash: string, isOnPage: boolean): void => {
    if (!shown.has(hash)) return
    if (isOnPage) hidden.delete(hash)
    else hidden.add(hash)
    changed()
  },
}

/** Milliseconds since 1970 of the oldest stored answer on screen; null while all answers are current. */
export const oldestAnswer = (): number | null => oldest
export const onOldAnswer = listen
