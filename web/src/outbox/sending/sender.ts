import { listeners } from '../../listeners.ts'
import { isExpired, onExpiry } from '../../session/expiry.ts'
import { onSessionChange, session } from '../../session/stored-session.ts'
import { onNoteLeft } from '../device/journal.ts'
import type { Entry } from '../entry.ts'
import type { Item } from '../machine.ts'
import { currentOutbox, items } from '../outbox.ts'
import type { Arrival } from '../surroundings.ts'
import type { SendingState } from './sending.ts'

const arrivals = new Set<Arrival>()
/** Called when the server has accepted something, to update the cache. */
export const onArrival = (listener: Arrival): (() => void) => {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

const early = new Map<Entry['work']['kind'], number>()
const announced = new Set<Entry['work']['kind']>()
/** How many entries of a kind arrived before the first listener; can be taken once. */
export const takeEarlyArrivals = (kind: Entry['work']['kind']): number => {
  const count = early.get(kind) ?? 0
  early.delete(kind)
  announced.add(kind)
  return count
}

type Engine = ReturnType<typeof import('./engine.ts').startEngine>

let state: SendingState = { failingSince: null, savedAt: null, sent: 0, isPaused: false, isEnded: false }
const { listen, notify } = listeners()
export const currentSending = (): SendingState => state
export const onSendingChange = listen

const change = (next: SendingState): void => {
  state = next
  notify()
}

let engine: Promise<Engine> | null = null
/** Loaded once; a failed load counts as an unreachable server and is repeated. */
const loaded = (): Promise<Engine> => {
  engine ??= import('./engine.ts')
    .then(({ startEngine }) => {
      const started = startEngine((entry, row, isOfOtherTab) => {
        const { kind } = entry.work
        if (!announced.has(kind) && !isOfOtherTab) early.set(kind, (early.get(kind) ?? 0) + 1)
        for (const listener of arrivals) listener(entry, row, isOfOtherTab)
      })
      started.listen(() => change(started.state()))
      change(started.state())
      return started
    })
    .catch((failure: unknown) => {
      engine = null
      change({ ...state, failingSince: state.failingSince ?? Date.now() })
      throw failure
    })
  return engine
}
const within = async (work: (started: Engine) => unknown): Promise<void> => {
  const started = await loaded().catch(() => null)
  await (started && work(started))
}

/** On a metered connection files wait, including the running one. */
export const pauseFiles = (paused: boolean): void => void within((started) => started.pauseFiles(paused))
/** At a person's request. */
export const sendNow = (): Promise<void> => within((started) => started.sendNow())

/** Warns before closing the page if an entry is not on the device. */
const mindLeaving = (event: BeforeUnloadEvent): void => {
  const isOnlyHere = ({ onDevice, entry }: Item) =>
    onDevice === 'no' || (onDevice === 'writing' && entry.work.kind === 'file')
  if (currentOutbox().items.some(isOnlyHere)) event.preventDefault()
}

/** Sends at the start, when work is added, and when the connection or the page returns. */
export const startSending = (): void => {
  const tryAgain = () => void within((started) => started.tryAgain())
  addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryAgain()
  })
  onNoteLeft(tryAgain)
  addEventListener('beforeunload', mindLeaving)
  let person = session()?.user.id
  let wasExpired = isExpired()
  const checkSession = () => {
    const isSame = session()?.user.id === person && (isExpired() || !wasExpired)
    person = session()?.user.id
    wasExpired = isExpired()
    if (isSame) return
    items.personChanged()
    void within((started) => started.personChanged())
  }
  onSessionChange(checkSession)
  onExpiry(checkSession)
  void items.read()
  tryAgain()
}
