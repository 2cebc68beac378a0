/** Milliseconds: the first pause after a failure, and the longest. */
const shortest = 1000
const longest = 30_000

/** Whether a replica is asked. After a failure it rests; each failure doubles the pause, until it has answered again. */
export const openGate = (warn: (line: string) => void) => {
  let isOpen = false
  let failures = 0
  let restsUntil = 0

  return {
    isOpen: () => isOpen,
    mayBeTried: () => performance.now() >= restsUntil,
    open: (): void => {
      if (!isOpen) warn('The replica is read from')
      isOpen = true
    },
    answered: (): void => {
      failures = 0
    },
    shut: (reason: string): void => {
      // many who asked at once have found out the same
      if (!isOpen && performance.now() < restsUntil) return
      if (isOpen || failures === 0) warn(`The replica is not read from: ${reason}`)
      isOpen = false
      restsUntil = performance.now() + Math.min(longest, shortest * 2 ** failures)
      failures += 1
    },
  }
}
