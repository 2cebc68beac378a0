import { Problem } from 'contract/platform/problems'

/** The minimum speed in bytes per second over each window; `window` and `total` in milliseconds. */
type Least = { bytesPerSecond: number; window: number; total?: number }

const kibibyte = 1024
/** The fields prove the permission and arrive before a slot is taken, so they must come quickly. */
export const paceOfFields: Least = { bytesPerSecond: kibibyte, window: 3000, total: 5000 }
/** With the largest size of a format this also limits the time of the file. */
export const paceOfBody: Least = { bytesPerSecond: 4 * kibibyte, window: 30_000 }

const tick = 500

const tooSlow = () => new Problem('upload_timeout', { reason: 'It came too slowly.' })

/**
 * Measures the time in which the server waits for the sender, and refuses a sender that is too slow; the server's own
 * work does not count.
 */
export const senderPace = (bytesRead: () => number, { bytesPerSecond, window, total }: Least) => {
  let awaited = 0
  let marks = [{ awaited, bytes: bytesRead() }]

  const count = (milliseconds: number) => {
    awaited += Math.min(milliseconds, 2 * tick)
    const bytes = bytesRead()
    const last = marks.at(-1)
    if (last && awaited - last.awaited >= tick) marks.push({ awaited, bytes })
    const start = marks.findLastIndex((each) => awaited - each.awaited >= window)
    if (start > 0) marks = marks.slice(start)
    const [first] = marks
    const isSlow = start >= 0 && first !== undefined && bytes - first.bytes < (bytesPerSecond * window) / 1000
    return isSlow || (total !== undefined && awaited >= total)
  }

  const awaiting = <Coming>(next: Promise<Coming>): Promise<Coming> =>
    new Promise((resolve, reject) => {
      let since = performance.now()
      const lap = () => {
        const now = performance.now()
        const isOver = count(now - since)
        since = now
        return isOver
      }
      const watch = setInterval(() => {
        if (lap()) end(() => reject(tooSlow()))
      }, tick)
      const end = (settle: () => void) => {
        clearInterval(watch)
        settle()
      }
      next.then(
        (come) => end(() => (lap() ? reject(tooSlow()) : resolve(come))),
        (error) => end(() => reject(error)),
      )
    })
  return { awaiting }
}

export type SenderPace = ReturnType<typeof senderPace>
