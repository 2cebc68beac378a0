import { Problem } from 'contract/platform/problems'
import { isBusy } from './database/failures/errors.ts'
import { causeOf } from './database/failures/refusal.ts'

type Line = (facts: object, message: string) => void
type Log = { info: Line; warn: Line; error: Line }

/** Milliseconds between two lines about one and the same trouble: at first, and at most. */
const firstDistance = 60_000
const longestDistance = 3_600_000

/** Regular work waits until the database or the disk is there again; nobody has to do anything about the work itself. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'unavailable' || error.code === 'storage_full')

/**
 * What the log says of work that is tried again by itself: one line when the database goes away, further ones at
 * growing distances, one when it is back. Everything else is told each time.
 */
export const openWorkLog = (log: Log, now = () => performance.now()) => {
  let away: { since: number; times: number; next: number; distance: number } | null = null
  const seconds = (since: number) => Math.round((now() - since) / 1000)
  return {
    failed: (work: string, error: unknown): void => {
      if (!isPassing(error)) return log.error({ err: error }, `${work} failed`)
      // on the embedded database a backup or a large import goes first
      const line = isBusy(error) ? log.warn : log.error
      const at = now()
      if (away === null) {
        away = { since: at, times: 1, next: at + firstDistance, distance: firstDistance }
        return line.call(
          log,
          { work, reason: causeOf(error) },
          'the database is away; work waits and goes on by itself',
        )
      }
      away.times += 1
      if (at < away.next) return
      away.distance = Math.min(2 * away.distance, longestDistance)
      away.next = at + away.distance
      const facts = { work, reason: causeOf(error), seconds: seconds(away.since), times: away.times }
      line.call(log, facts, 'the database is still away')
    },
    done: (): void => {
      if (away === null) return
      log.info(
        { seconds: seconds(away.since), times: away.times },
        'the database answers again; work goes on',
      )
      away = null
    },
  }
}

export type WorkLog = ReturnType<typeof openWorkLog>
