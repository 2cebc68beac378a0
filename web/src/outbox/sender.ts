import { Problem } from 'contract/problems'
import { listeners } from '../listeners.ts'
import { alone } from '../session/alone.ts'
import { onSessionChange, session } from '../session/stored-session.ts'
import { deliver } from './deliver.ts'
import { entriesOf } from './device.ts'
import { type Entry, inSendingOrder, waitAfter } from './entry.ts'
import { currentOutbox, markSaved, markSending, onWork, readOutbox, revise } from './outbox.ts'
import { setProgress } from './progress.ts'
import { stopUpload } from './upload.ts'
import { type Delivered, rememberRow, upon } from './upon.ts'

type Arrival = (entry: Entry, row: Delivered) => void
const arrivals = new Set<Arrival>()
/** Told when the server has something: the page puts the row where it shows it. */
export const onArrival = (listener: Arrival): (() => void) => {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

let isPaused = false
const { listen, tell } = listeners()

/** On a costly connection files wait, the one under way too. */
export const pauseFiles = (paused: boolean): void => {
  isPaused = paused
  if (paused) stopUpload()
  else void run()
  tell()
}
export const filesArePaused = (): boolean => isPaused
export const onFilesPaused = listen

/** Problems that pass by themselves: the entry stays in line and is tried again later. */
const passes = (problem: Problem): boolean =>
  ['unavailable', 'throttled', 'server_error', 'idempotency_in_progress', 'upload_timeout'].includes(
    problem.code,
  )

const arrived = async (entry: Entry, row: Delivered): Promise<void> => {
  rememberRow(entry.id, row)
  for (const listener of arrivals) listener(entry, row)
  markSaved()
  await revise(entry.id, (now) => (now.key === entry.key ? null : { ...now, work: upon(now.work, row) }))
}

const refused = (entry: Entry, problem: Problem): Promise<void> =>
  revise(entry.id, (now) => {
    if (now.key !== entry.key) return now
    if (passes(problem)) {
      return { ...now, tries: now.tries + 1, notBefore: Date.now() + waitAfter(now.tries) }
    }
    const { version, id, reason } = problem.extra
    return {
      ...now,
      state: 'refused',
      problem: {
        code: problem.code,
        ...(version !== undefined && { version }),
        ...(id !== undefined && { id }),
        ...(reason !== undefined && { reason }),
      },
    }
  })

/** Sends one entry; false when the line is down or the session has ended, and the rest should wait. */
const send = async (entry: Entry): Promise<boolean> => {
  markSending(entry.id)
  try {
    await arrived(entry, await deliver(entry, (part) => setProgress(entry.id, part)))
    return true
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('unavailable')
    if (problem.status === 401) return false
    await refused(entry, problem)
    return !passes(problem)
  } finally {
    setProgress(entry.id, null)
    markSending(null)
  }
}

const nextEntry = async (user: number): Promise<Entry | undefined> =>
  inSendingOrder(await entriesOf(user)).find(
    ({ state, notBefore, work }) =>
      state === 'waiting' && notBefore <= Date.now() && !(isPaused && work.kind === 'file'),
  )

const sendAll = async (): Promise<void> => {
  for (;;) {
    const user = session()?.user.id
    const entry = user === undefined ? undefined : await nextEntry(user)
    if (!entry || !(await send(entry))) return
  }
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Wakes again when the first waiting entry may be tried. */
const wakeLater = (): void => {
  clearTimeout(timer)
  const times = currentOutbox()
    .entries.filter(({ state }) => state === 'waiting')
    .map(({ notBefore }) => notBefore)
  if (times.length > 0) timer = setTimeout(() => void run(), Math.max(1000, Math.min(...times) - Date.now()))
}

let running: Promise<void> | null = null
let again = false

/** Sends what waits, one after the other, in one tab at a time. */
export const run = async (): Promise<void> => {
  if (running) {
    again = true
    return running
  }
  running = alone('vereda.send', sendAll)
  try {
    await running
  } finally {
    running = null
  }
  if (again) {
    again = false
    return run()
  }
  wakeLater()
}

/** A line that has come back is used at once: waiting times are forgotten. */
export const sendNow = async (): Promise<void> => {
  for (const entry of currentOutbox().entries) {
    if (entry.state === 'waiting' && entry.notBefore > 0) {
      await revise(entry.id, (now) => ({ ...now, tries: 0, notBefore: 0 }))
    }
  }
  await run()
}

/** Begins to send: now, when work comes, when the line or the page comes back. */
export const startSending = (): void => {
  onWork(() => void run())
  addEventListener('online', () => void sendNow())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow()
  })
  let user = session()?.user.id
  onSessionChange(() => {
    if (session()?.user.id === user) return
    user = session()?.user.id
    void readOutbox().then(run)
  })
  void readOutbox().then(run)
}
