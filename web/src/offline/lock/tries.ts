import type { StoredLock } from './stored-lock.ts'

const second = 1_000
const minute = 60 * second
/** After this many wrong tries the lock and what was read are removed; unsent work stays, encrypted. */
export const mostTries = 10
/** Wait after each wrong try: none for the first three, more than three hours in all. */
const waits = [0, 0, 0, 30 * second, minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute, 120 * minute]

type Tried = Pick<StoredLock, 'tries' | 'triedAt'>

/** Milliseconds since 1970 from when the next try is allowed; a clock that was set back does not lengthen it. */
export const mayTryAt = ({ tries, triedAt }: Tried, now: number): number =>
  Math.min(triedAt, now) + (waits[tries] ?? 0)

export const mayTry = (tried: Tried, now: number): boolean => now >= mayTryAt(tried, now)

export const triesLeft = ({ tries }: Pick<Tried, 'tries'>): number => Math.max(0, mostTries - tries)

/** Six equal or consecutive digits. */
export const isGuessable = (pin: string): boolean => {
  const signs = Array.from(pin, (sign) => sign.codePointAt(0) ?? 0)
  if (signs.length < 6) return true
  const steps = new Set(signs.slice(1).map((sign, at) => sign - (signs[at] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step))
}
