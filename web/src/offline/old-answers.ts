import { listeners } from '../listeners.ts'

const shown = new Map<string, number>()
/** Of these the questions that no page asks at present: what the person looks at is not old for them. */
const unasked = new Set<string>()
let oldest: number | null = null
const { listen, notify } = listeners()

const changed = (): void => {
  const asked = [...shown].filter(([hash]) => !unasked.has(hash)).map(([, at]) => at)
  const next = asked.length === 0 ? null : Math.min(...asked)
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
    unasked.delete(hash)
    if (shown.delete(hash)) changed()
  },
  /** A page asks the question, or none does any more. */
  isAsked: (hash: string, isAsked: boolean): void => {
    if (!shown.has(hash)) return
    if (isAsked) unasked.delete(hash)
    else unasked.add(hash)
    changed()
  },
}

/** Milliseconds since 1970 of the oldest stored answer that a page shows; null while all is of now. */
export const oldestAnswer = (): number | null => oldest
export const onOldAnswer = listen
