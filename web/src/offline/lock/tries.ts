import type { StoredLock } from './stored-lock.ts'

const second = 1_000
const minute = 60 * second
/** After so many wrong tries the lock is gone, and what was read with it; what waits to be sent stays, encrypted. */
export const mostTries = 10
/** How long the next try waits after each wrong one: three cost nothing, all ten more than three hours. */
const waits = [0, 0, 0, 30 * second, minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute, 120 * minute]

type Tried = Pick<StoredLock, 'tries' | 'triedAt'>

/** Milliseconds since 1970 from which on it may be tried; a clock that was set back lengthens nothing. */
export const mayTryAt = ({ tries, triedAt }: Tried, now: number): number =>
  Math.min(triedAt, now) + (waits[tries] ?? 0)

export const mayTry = (tried: Tried, now: number): boolean => now >= mayTryAt(tried, now)

export const triesLeft = ({ tries }: Pick<Tried, 'tries'>): number => Math.max(0, mostTries - tries)

/** Six signs that are not all the same and do not count on. */
export const isGuessable = (pin: string): boolean => {
  const signs = Array.from(pin, (sign) => sign.codePointAt(0) ?? 0)
  if (signs.length < 6) return true
  const steps = new Set(signs.slice(1).map((sign, at) => sign - (signs[at] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step))
}
