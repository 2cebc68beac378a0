import { listeners } from '../listeners.ts'

const shown = new Map<string, number>()
/** Of these the questions that no page asks at present: what the person looks at is not old for them. */
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

/** Questions whose answer on the page is one that was stored, and since when it is known. */
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
  /** A page asks the question, or none does any more. */
  place: (hash: string, isOnPage: boolean): void => {
    if (!shown.has(hash)) return
    if (isOnPage) hidden.delete(hash)
    else hidden.add(hash)
    changed()
  },
}

/** Milliseconds since 1970 of the oldest stored answer that a page shows; null while all is of now. */
export const oldestAnswer = (): number | null => oldest
export const onOldAnswer = listen
