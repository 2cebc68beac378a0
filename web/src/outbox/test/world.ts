import { Problem } from 'contract/platform/problems'
import { DeviceError } from '../../session/device-error.ts'
import * as merge from '../device/merge.ts'
import type { Entry } from '../entry.ts'
import { createItems } from '../items.ts'
import { createSending } from '../sending/sending.ts'
import { statusOf } from '../status.ts'
import type { SendEntry, Surroundings, TabMessage } from '../surroundings.ts'
import { createServer, noFaults, type Request, textOf } from './server.ts'

const never = new Promise<never>(() => {})

let steps = 0

/** Runs pending work until nothing happened for some rounds. */
export const settle = async (): Promise<void> => {
  let before = -1
  while (before !== steps) {
    before = steps
    for (let round = 0; round < 8; round += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

/**
 * A device with a clock, a server, and tabs with the real outbox; requests, answers, writes, the power and tabs can
 * fail at any moment.
 */
export const createWorld = (seed: () => number = Math.random) => {
  let now = 1_000_000
  let wallError = 0
  let person: number | null = 1
  let keys = 0
  const disk = new Map<string, Entry>()
  const journal = new Map<string, Entry>()
  const timers = new Set<{ at: number; work: () => void }>()
  const requests: Request[] = []
  const faults = noFaults()
  const { rows, taken, serve } = createServer(faults)
  let lock: Promise<void> = Promise.resolve()
  type Tab = { isDead: boolean; hear: (message: TabMessage) => void }
  const tabs = new Set<Tab>()

  const tick = async (): Promise<void> => {
    steps += 1
    await new Promise((resolve) => setImmediate(resolve))
  }

  const openTab = () => {
    const tab: Tab & { isDead: boolean } = { isDead: false, hear: () => {} }
    const alive = async (): Promise<void> => {
      await tick()
      if (tab.isDead) await never
    }
    const around: Surroundings = {
      device: {
        entriesOf: async (user) => {
          await alive()
          if (faults.isUnreadable) throw new DeviceError('unavailable', null)
          return [...disk.values()].filter((entry) => entry.user === user)
        },
        change: async (id, changed) => {
          await alive()
          if (faults.isUnreadable) throw new DeviceError('unavailable', null)
          const after = changed(disk.get(id))
          if (after && faults.isFull) throw new DeviceError('full', null)
          if (after) disk.set(id, after)
          else disk.delete(id)
          await alive()
          return after
        },
      },
      journal: {
        note: (entry) => {
          const noted = journal.get(entry.id)
          if (tab.isDead || entry.work.kind === 'file') return
          if (!noted || noted.changedAt <= entry.changedAt) journal.set(entry.id, entry)
        },
        purge: ({ id, key }) => {
          if (!tab.isDead && journal.get(id)?.key === key) journal.delete(id)
        },
        noted: (id) => journal.get(id),
        left: (user) => [...journal.values()].filter((entry) => entry.user === user),
      },
      person: () => person,
      clock: {
        now: () => now,
        wall: () => 1_700_000_000_000 + now + wallError,
        after: (milliseconds, work) => {
          const timer = { at: now + milliseconds, work: () => !tab.isDead && work() }
          timers.add(timer)
          return () => timers.delete(timer)
        },
      },
      random: seed,
      loadMerge: async () => merge,
      newKey: () => `key ${(keys += 1)}`,
      withLock: (work) => {
        if (tab.isDead) return never
        const before = lock
        let release: () => void = () => {}
        lock = new Promise((resolve) => {
          release = resolve
          releases.add([tab, resolve])
        })
        return before.then(() => (tab.isDead ? never : work())).finally(() => release())
      },
      notifyTabs: (message) => {
        if (tab.isDead) return
        for (const other of tabs) if (other !== tab) setImmediate(() => !other.isDead && other.hear(message))
      },
    }
    const sendEntry: SendEntry = async (entry, { key, work }) => {
      if (person !== entry.user) throw new Problem('token_not_valid')
      requests.push({ user: entry.user, token: person, entry, key, text: textOf({ work }), at: now })
      await alive()
      if (faults.isServerAway)
        throw new Problem('unavailable', faults.retryAfter ? { retry_after: faults.retryAfter } : {})
      const row = serve(entry, key, work)
      await alive()
      if (faults.loseAnswers) throw new Problem('unavailable', { reason: 'unreachable' })
      return row
    }
    const items = createItems(around)
    const sending = createSending(around, items, { sendEntry, onProgress: () => {}, onArrival: () => {} })
    tab.hear = sending.hear
    tabs.add(tab)
    void items.read().then(() => sending.run())
    const status = () =>
      statusOf({
        items: items.own(),
        isRead: items.isRead(),
        fault: items.fault(),
        isOnline: true,
        ...sending.state(),
      })
    const kill = (): void => {
      tab.isDead = true
      tabs.delete(tab)
      for (const [owner, release] of releases) if (owner === tab) release()
    }
    // The page has read the server's rows when it was opened.
    return { items, sending, status, kill, tab, seen: new Map(rows) }
  }
  const releases = new Set<[Tab, () => void]>()
  const open = new Set<ReturnType<typeof openTab>>()

  /** Advances the time, timer by timer. */
  const pass = async (milliseconds: number): Promise<void> => {
    const end = now + milliseconds
    for (;;) {
      await settle()
      const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (!next) break
      timers.delete(next)
      now = Math.max(now, next.at)
      next.work()
    }
    now = end
    await settle()
  }

  return {
    faults,
    disk,
    journal,
    rows,
    requests,
    taken,
    pass,
    now: () => now,
    openTab: () => {
      const opened = openTab()
      open.add(opened)
      return opened
    },
    close: (tab: ReturnType<typeof openTab>) => {
      tab.kill()
      open.delete(tab)
    },
    tabs: open,
    stepClock: (milliseconds: number) => {
      wallError += milliseconds
    },
    signIn: (user: number | null) => {
      person = user
      for (const { items, sending } of open) {
        items.personChanged()
        sending.personChanged()
      }
    },
    person: () => person,
  }
}

export type World = ReturnType<typeof createWorld>
