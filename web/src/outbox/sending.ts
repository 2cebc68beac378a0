import { Problem } from 'contract/problems'
import { listeners } from '../listeners.ts'
import { type Connection, failed, hopeful, mayTry, working } from './connection.ts'
import type { Entry } from './entry.ts'
import type { Items } from './items.ts'
import { type Item, nextToSend } from './machine.ts'
import { outcomeOf } from './outcome.ts'
import type { Delivered } from './rebase.ts'
import type { Deliver, Surroundings, TabMessage } from './surroundings.ts'

/** What the page says of it. */
export type SendingState = {
  /** When the server was found away, in milliseconds since 1970. */
  failingSince: number | null
  savedAt: number | null
  /** How many were sent since nothing waited. */
  sent: number
  isPaused: boolean
  /** The session has ended under the page. */
  isEnded: boolean
}

type Sides = {
  deliver: Deliver
  onProgress: (id: string, part: number | null) => void
  onArrival: (entry: Entry, row: Delivered) => void
}

/** Sends what waits, one after the other. One failure of the connection stops all; one refused entry stops none. */
export const createSending = (around: Surroundings, items: Items, sides: Sides) => {
  const { clock, tellTabs } = around
  const { listen, tell } = listeners()
  let connection: Connection = working
  let failingSince: number | null = null
  let savedAt: number | null = null
  let sent = 0
  let isPaused = false
  let isEnded = false
  /** How often the connection failed at a file: the others get their turn before it. */
  const setbacks = new Map<string, number>()
  const stumbled = new Set<string>()

  const setConnection = (next: Connection): void => {
    connection = next
    failingSince = next.failedAt === null ? null : (failingSince ?? clock.wall())
    tell()
  }
  const connectionFailed = (startedAt: number, problem: Problem): void => {
    const wait = (problem.extra.retry_after ?? 0) * 1000
    setConnection(failed(connection, { startedAt, now: clock.now(), wait, random: around.random() }))
    tellTabs({ kind: 'failing', wait: connection.nextTry - clock.now() })
  }
  const connectionWorks = (): void => {
    if (connection.failedAt === null) return
    setConnection(working)
    tellTabs({ kind: 'working' })
  }

  const next = (): Item | null => {
    const own = items.own()
    const least = Math.min(...own.map(({ entry }) => setbacks.get(entry.id) ?? 0))
    const mayGo = ({ entry }: Item): boolean => {
      if (stumbled.has(entry.id)) return false
      return entry.work.kind !== 'file' || (!isPaused && (setbacks.get(entry.id) ?? 0) <= least)
    }
    return (
      nextToSend(own, mayGo) ??
      nextToSend(own, ({ entry }) => !stumbled.has(entry.id) && (entry.work.kind !== 'file' || !isPaused))
    )
  }

  const holdAll = (): void => {
    isEnded = true
    for (const { entry } of items.own()) items.apply(entry.id, 'person left')
  }

  const resume = (): void => {
    if (!isEnded) return
    isEnded = false
    for (const { entry } of items.own()) items.apply(entry.id, 'person came')
  }

  /** What becomes of an entry that did not arrive; true when the next one may be tried. */
  const notArrived = (entry: Entry, key: string, problem: Problem, startedAt: number): boolean => {
    const { id, work } = entry
    if (work.kind === 'file' && problem.code === 'idempotency_key_reused') {
      // The photo arrived before it was made smaller.
      sides.onArrival(entry, null)
      items.arrived(id, key, null)
      return true
    }
    const outcome = outcomeOf(problem)
    if (outcome === 'session') {
      holdAll()
      return false
    }
    if (outcome === 'connection' && !(isPaused && work.kind === 'file')) {
      if (work.kind === 'file') setbacks.set(id, (setbacks.get(id) ?? 0) + 1)
      connectionFailed(startedAt, problem)
    } else if (outcome !== 'connection') connectionWorks()
    if (outcome === 'connection' || outcome === 'not now') {
      items.apply(id, 'connection failed')
      if (outcome === 'not now') stumbled.add(id)
      return outcome === 'not now' ? stumbled.size < 2 : isPaused
    }
    const now = items.get(id)?.entry
    if (now && now.key !== key) {
      // Only the content before this one is not taken: this one is asked for by itself.
      items.apply(id, 'older settled', { entry: { ...now, before: null } })
      return true
    }
    const { version, id: row, reason } = problem.extra
    items.apply(id, outcome, {
      entry: {
        ...(now ?? entry),
        state: outcome === 'conflict' ? 'conflicting' : 'refused',
        problem: {
          code: problem.code,
          ...(version !== undefined && { version }),
          ...(row !== undefined && { id: row }),
          ...(reason !== undefined && { reason }),
        },
      },
    })
    return true
  }

  const sendOne = async ({ entry }: Item): Promise<boolean> => {
    const { id, key } = entry
    const attempt = entry.before ?? { key, work: entry.work }
    const startedAt = clock.now()
    items.apply(id, 'turn')
    try {
      await items.markAttempted(id, key)
      const row = await sides.deliver(entry, attempt, (part) => sides.onProgress(id, part))
      connectionWorks()
      setbacks.delete(id)
      sides.onArrival({ ...entry, work: attempt.work }, row)
      if (attempt.key === key) sent += 1
      items.arrived(id, attempt.key, row)
      savedAt = clock.wall()
      tellTabs({ kind: 'saved', at: savedAt })
      return true
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('unavailable')
      return notArrived(entry, attempt.key, problem, startedAt)
    } finally {
      sides.onProgress(id, null)
      tell()
    }
  }

  const sendAll = async (isAsked: boolean): Promise<void> => {
    await items.read()
    stumbled.clear()
    let mayGo = isAsked
    while (mayGo || mayTry(connection, clock.now())) {
      mayGo = false
      const item = next()
      if (!item || item.entry.user !== around.person() || !(await sendOne(item))) break
    }
    if (stumbled.size > 0 && connection.failedAt === null)
      connectionFailed(clock.now(), new Problem('server_error'))
    if (items.own().length === 0) sent = 0
  }

  let cancel: (() => void) | null = null
  const wakeLater = (): void => {
    cancel?.()
    cancel = null
    stumbled.clear()
    if (isEnded || next() === null) return
    cancel = clock.after(Math.max(1000, connection.nextTry - clock.now()), () => void run())
  }

  let running: Promise<void> | null = null
  let again = false
  const run = async (isAsked = false): Promise<void> => {
    if (running) {
      again = true
      return running
    }
    if (isAsked || mayTry(connection, clock.now())) {
      running = around.withLock(() => sendAll(isAsked))
      try {
        await running
      } finally {
        running = null
      }
      if (again) {
        again = false
        return run()
      }
    }
    wakeLater()
  }
  items.onWork(() => void run())

  return {
    listen,
    run,
    state: (): SendingState => ({ failingSince, savedAt, sent, isPaused, isEnded }),
    pauseFiles: (paused: boolean): void => {
      isPaused = paused
      tell()
      if (!paused) void run()
    },
    /** The browser hopes for better: another try, if the server and the budget allow. */
    tryAgain: (): void => {
      resume()
      setConnection(hopeful(connection, clock.now()))
      void items.storeAgain()
      void run()
    },
    /** A person asks for it: at once. */
    sendNow: (): Promise<void> => {
      resume()
      void items.storeAgain()
      return run(true)
    },
    /** Something else got an answer: the server is back. */
    heardFromServer: (): void => {
      if (connection.failedAt === null || running) return
      connectionWorks()
      void run()
    },
    personChanged: (): void => {
      isEnded = false
      sent = 0
      savedAt = null
      tell()
      void run()
    },
    hear: (message: TabMessage): void => {
      const now = clock.now()
      if (message.kind === 'failing') {
        setConnection({ ...connection, failedAt: connection.failedAt ?? now, nextTry: now + message.wait })
        wakeLater()
      }
      if (message.kind === 'working' && connection.failedAt !== null) {
        setConnection(working)
        void run()
      }
      if (message.kind === 'saved') {
        savedAt = message.at
        tell()
      }
      items.hear(message)
    },
  }
}

export type Sender = ReturnType<typeof createSending>
