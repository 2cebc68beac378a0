import type { Problem } from 'contract/platform/problems'
import type { Surroundings, TabMessage } from '../surroundings.ts'
import { type Connection, failed, hopeful, mayTry, working } from './connection.ts'

/** The connection as one tab knows it. What one tab finds out, the others hear, so that they do not all try. */
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
    /** When the server was found away, in milliseconds since 1970. */
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
    /** What another tab found out. */
    hear: (message: Extract<TabMessage, { kind: 'failing' | 'working' }>): void => {
      const now = clock.now()
      if (message.kind === 'working') set(working)
      else set({ ...connection, failedAt: connection.failedAt ?? now, nextTry: now + message.wait })
    },
  }
}

export type TabConnection = ReturnType<typeof createTabConnection>
