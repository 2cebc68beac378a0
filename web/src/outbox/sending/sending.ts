import { Problem } from 'contract/platform/problems'
import { listeners } from '../../listeners.ts'
import type { Entry } from '../entry.ts'
import type { Items } from '../items.ts'
import type { Item } from '../machine.ts'
import type { SentRow } from '../rebase.ts'
import type { Progress, SendEntry, Surroundings, TabMessage } from '../surroundings.ts'
import { createTabConnection } from './connection.ts'
import { notArrived } from './not-arrived.ts'
import { createQueue } from './queue.ts'

/** The state that the page shows. */
export type SendingState = {
  /** Milliseconds since 1970 when the server was found unreachable. */
  failingSince: number | null
  savedAt: number | null
  /** Entries sent since the outbox was empty. */
  sent: number
  isPaused: boolean
  /** The session has ended. */
  isEnded: boolean
}

type Sides = {
  sendEntry: SendEntry
  onProgress: (id: string, part: number | null) => void
  onArrival: (entry: Entry, row: SentRow) => void
}

/** Sends waiting entries one after the other; a failed connection stops all, a refused entry stops none. */
export const createSending = (around: Surroundings, items: Items, sides: Sides) => {
  const { clock, notifyTabs } = around
  const { listen, notify } = listeners()
  const connection = createTabConnection(around, notify)
  const queue = createQueue(items)
  let savedAt: number | null = null
  let sent = 0
  let isEnded = false

  const endSession = (): void => {
    isEnded = true
    for (const { entry } of items.own()) items.apply(entry.id, 'person left')
  }
  const resume = (): void => {
    if (!isEnded) return
    isEnded = false
    for (const { entry } of items.own()) items.apply(entry.id, 'person came')
  }

  /** True when the next one may be sent. */
  const sendOne = async ({ entry }: Item): Promise<boolean> => {
    const { id, key } = entry
    const attempt = entry.before ?? { key, work: entry.work }
    let startedAt = clock.now()
    const arrived = (row: SentRow): true => {
      sides.onArrival({ ...entry, work: attempt.work }, row)
      items.arrived(id, attempt.key, row)
      return true
    }
    /** Progress shows that the server is reachable, so a later failure is a new one. */
    const onProgress: Progress = (part, isMoving = false) => {
      sides.onProgress(id, part)
      if (!isMoving) return
      startedAt = clock.now()
      connection.works()
      queue.arrived(id)
    }
    items.apply(id, 'turn')
    try {
      await items.markAttempted(id, key)
      const row = await sides.sendEntry(entry, attempt, onProgress)
      connection.works()
      queue.arrived(id)
      if (attempt.key === key) sent += 1
      arrived(row)
      savedAt = clock.wall()
      notifyTabs({ kind: 'saved', at: savedAt })
      return true
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('unavailable')
      // The photo arrived before it was made smaller.
      if (entry.work.kind === 'file' && problem.code === 'idempotency_key_reused') return arrived(null)
      const failure = { entry, key: attempt.key, problem, startedAt }
      return notArrived({ items, queue, connection, endSession }, failure)
    } finally {
      sides.onProgress(id, null)
      notify()
    }
  }

  const sendAll = async (isForced: boolean): Promise<void> => {
    await items.read()
    queue.purgeStumbles()
    let mayGo = isForced
    while (mayGo || connection.mayTry()) {
      mayGo = false
      const item = queue.next()
      if (!item || item.entry.user !== around.person() || !(await sendOne(item))) break
    }
    if (queue.stumbles() > 0 && !connection.isFailing())
      connection.failed(clock.now(), new Problem('server_error'))
    if (items.own().length === 0) sent = 0
  }

  let cancel: (() => void) | null = null
  const scheduleWake = (): void => {
    cancel?.()
    cancel = null
    queue.purgeStumbles()
    if (isEnded || queue.next() === null) return
    cancel = clock.after(Math.max(1000, connection.wait()), () => void run())
  }

  let running: Promise<void> | null = null
  let again = false
  const run = async (isForced = false): Promise<void> => {
    if (running) {
      again = true
      return running
    }
    if (isForced || connection.mayTry()) {
      running = around.withLock(() => sendAll(isForced))
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
    scheduleWake()
  }
  items.onWork(() => void run())

  return {
    listen,
    run,
    state: (): SendingState => ({
      failingSince: connection.failingSince(),
      savedAt,
      sent,
      isPaused: queue.isPaused(),
      isEnded,
    }),
    pauseFiles: (paused: boolean): void => {
      queue.pauseFiles(paused)
      notify()
      if (!paused) void run()
    },
    /** After an event of the browser: tries again, within the limits. */
    tryAgain: (): void => {
      resume()
      connection.hope()
      void items.storeAgain()
      void run()
    },
    /** At a person's request. */
    sendNow: (): Promise<void> => {
      resume()
      void items.storeAgain()
      return run(true)
    },
    /** Another request was answered, so the server is reachable. */
    heardFromServer: (): void => {
      if (!connection.isFailing() || running) return
      connection.works()
      void run()
    },
    personChanged: (): void => {
      isEnded = false
      sent = 0
      savedAt = null
      notify()
      void run()
    },
    hear: (message: TabMessage): void => {
      if (message.kind === 'failing') {
        connection.hear(message)
        scheduleWake()
      }
      if (message.kind === 'working' && connection.isFailing()) {
        connection.hear(message)
        void run()
      }
      if (message.kind === 'saved') {
        savedAt = message.at
        notify()
      }
      items.hear(message)
    },
  }
}
