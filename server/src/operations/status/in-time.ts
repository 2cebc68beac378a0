import { setTimeout as pause } from 'node:timers/promises'
import type { Tried } from 'contract/operations/operation'

/** Milliseconds; shorter than the browser's timeout. */
const longest = 7000

/** The result of a test within that time; after it the test is abandoned. */
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
