import type { Problem } from 'contract/platform/problems'
import type { Surroundings, TabMessage } from '../surroundings.ts'

/** Seconds after the first failure for each retry: fifteen in ten minutes. */
const offsets = [2, 6, 15, 35, 80, 130, 180, 230, 285, 340, 395, 450, 510, 570]
/** Seconds between later retries. */
const steady = 50
const most = 15
const inMilliseconds = 600_000
const leastDistance = 1_000

/** The state of the connection for all entries, by a monotonic clock. */
export type Connection = {
  /** The first failure; null while it works. */
  failedAt: number | null
  /** No retry before this time, unless a person asks. */
  nextTry: number
  /** The server's Retry-After. */
  retryAfter: number
  /** Failed tries of the last ten minutes. */
  tries: readonly number[]
}

export const working: Connection = { failedAt: null, nextTry: 0, retryAfter: 0, tries: [] }

/** Limits the tries in any ten minutes. */
const budgetFrom = (tries: readonly number[]): number =>
  tries.length < most ? 0 : (tries.at(-most) ?? 0) + inMilliseconds

/** A random delay of up to a tenth, at most five seconds, so that clients do not return at the same time. */
const spread = (milliseconds: number): number => Math.min(milliseconds / 10, 5_000)

/** The first offset whose random delay has not begun, otherwise the present try would count twice. */
const offsetAfter = (elapsed: number): number => {
  const isAhead = (milliseconds: number) => milliseconds - spread(milliseconds) > elapsed
  const listed = offsets.map((seconds) => seconds * 1000).find(isAhead)
  if (listed !== undefined) return listed
  const last = (offsets.at(-1) ?? 0) * 1000
  const passed = Math.floor(Math.max(0, elapsed - last) / (steady * 1000))
  const next = last + (passed + 1) * steady * 1000
  return isAhead(next) ? next : next + steady * 1000
}

type Failure = {
  startedAt: number
  now: number
  /** Milliseconds of the server's Retry-After. */
  wait?: number
  random?: number
}

export const failed = (
  { failedAt, tries }: Connection,
  { startedAt, now, wait = 0, random = Math.random() }: Failure,
): Connection => {
  const first = failedAt ?? startedAt
  const recent = [...tries.filter((at) => at > startedAt - inMilliseconds), startedAt]
  const offset = offsetAfter(now - first)
  const planned = first + offset + (random * 2 - 1) * spread(offset)
  const retryAfter = wait > 0 ? now + wait : 0
  const nextTry = Math.max(planned, now + leastDistance, retryAfter, budgetFrom(recent))
  return { failedAt: first, nextTry, retryAfter, tries: recent }
}

/** After an event of the browser, the next try is earlier, within Retry-After and the limit of tries. */
export const hopeful = (connection: Connection, now: number): Connection => {
  if (connection.failedAt === null) return connection
  const { tries, retryAfter, nextTry } = connection
  const recent = tries.filter((at) => at > now - inMilliseconds)
  const soonest = Math.max(now, retryAfter, budgetFrom(recent), (tries.at(-1) ?? 0) + leastDistance)
  return { ...connection, nextTry: Math.min(nextTry, soonest) }
}

export const mayTry = ({ nextTry }: Connection, now: number): boolean => nextTry <= now

/** The state of the connection in one tab; changes are shared with other tabs, so that not all retry. */
export const createTabConnection = (around: Surroundings, notify: () => void) => {
  const { clock, notifyTabs } = around
  let connection: Connection = working
  let failingSince: number | null = null

  const set = (next: Connection): void => {
    connection = next
    failingSince = next.failedAt === null ? null : (failingSince ?? clock.wall())
    notify()
  }

  return {
    isFailing: (): boolean => connection.failedAt !== null,
    /** Milliseconds since 1970 when the server was found unreachable. */
    failingSince: (): number | null => failingSince,
    mayTry: (): boolean => mayTry(connection, clock.now()),
    /** Milliseconds until the next try. */
    wait: (): number => connection.nextTry - clock.now(),
    failed: (startedAt: number, problem: Problem): void => {
      const wait = (problem.extra.retry_after ?? 0) * 1000
      set(failed(connection, { startedAt, now: clock.now(), wait, random: around.random() }))
      notifyTabs({ kind: 'failing', wait: connection.nextTry - clock.now() })
    },
    works: (): void => {
      if (connection.failedAt === null) return
      set(working)
      notifyTabs({ kind: 'working' })
    },
    hope: (): void => set(hopeful(connection, clock.now())),
    /** Applies another tab's state. */
    hear: (message: Extract<TabMessage, { kind: 'failing' | 'working' }>): void => {
      const now = clock.now()
      if (message.kind === 'working') set(working)
      else set({ ...connection, failedAt: connection.failedAt ?? now, nextTry: now + message.wait })
    },
  }
}

export type TabConnection = ReturnType<typeof createTabConnection>
