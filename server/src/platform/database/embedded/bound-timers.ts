/** Milliseconds: a longer timer of JavaScript's fires at once. */
const longest = 2 ** 31 - 1

/**
 * PostgreSQL asks for timers by the clock: when that was set back by a month, it asks for one of a month, which would
 * fire at once and be asked for again, for a month.
 */
export const boundTimers = (scope: Pick<typeof globalThis, 'setTimeout'>): void => {
  const set = scope.setTimeout
  scope.setTimeout = Object.assign(
    (then: () => void, wait = 0, ...rest: []) => set(then, Math.min(wait, longest), ...rest),
    set,
  )
}
