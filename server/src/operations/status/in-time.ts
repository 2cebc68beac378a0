import { setTimeout as pause } from 'node:timers/promises'
import type { Tried } from 'contract/operations/operation'

/** Milliseconds: an answer comes before the browser gives up. */
const longest = 7000

/** What comes of a try that takes no longer than somebody waits for it; what goes on after that is let go. */
export const inTime = async (trying: Promise<Tried>): Promise<Tried> => {
  const ending = new AbortController()
  const late = pause(longest, { passed: false, reason: 'timeout' }, { signal: ending.signal, ref: false })
  try {
    return await Promise.race([trying, late])
  } finally {
    late.catch(() => undefined)
    ending.abort()
  }
}
