import { Problem } from 'contract/platform/problems'

type Slot = {
  person: number
  moved: () => number
  seen: { bytes: number; at: number }
  isReceiving: boolean
}
type Waiting = { slot: Slot; admit: () => void }

/** `received`: all bytes have come; `leave`: the work is done. */
export type UploadSlot = { received: () => void; leave: () => void }

const defaults = {
  atOnce: 8,
  ofOnePerson: 2,
  patience: 30_000,
  /** This many slow uploads run in addition, since they cost the server little. */
  slowOnes: 32,
  /** Uploads below this many bytes per second are slow. */
  slowRate: 64 * 1024,
  checkEvery: 1000,
}

/**
 * Limits uploads in total and for each person; others wait for a slot and are refused after a while. While somebody
 * waits, slow uploads give up their slots and continue in addition, so that nobody blocks others by sending slowly
 * (decision 079).
 */
export const openUploadSlots = (options: Partial<typeof defaults> = {}) => {
  const { atOnce, ofOnePerson, patience, slowOnes, slowRate, checkEvery } = { ...defaults, ...options }
  let inside: Slot[] = []
  let slow: Slot[] = []
  let waiting: Waiting[] = []
  let looking: ReturnType<typeof setInterval> | undefined
  const counts = { entered: 0, waited: 0, refused: 0 }

  const mayEnter = (person: number) =>
    [...inside, ...slow].filter((each) => each.person === person).length < ofOnePerson
  const admitNext = (): boolean => {
    const next = inside.length < atOnce && waiting.find((each) => mayEnter(each.slot.person))
    if (next) next.admit()
    return Boolean(next)
  }

  const sentSince = (slot: Slot, now: number): number => {
    const bytes = slot.moved()
    const rate = ((bytes - slot.seen.bytes) * 1000) / Math.max(1, now - slot.seen.at)
    slot.seen = { bytes, at: now }
    return rate
  }
  /** The slowest first; uploads that have just begun are considered the next time. */
  const slowSenders = (): Slot[] => {
    const now = performance.now()
    return inside
      .filter((each) => each.isReceiving && now - each.seen.at >= checkEvery / 2)
      .map((slot) => ({ slot, rate: sentSince(slot, now) }))
      .filter(({ rate }) => rate < slowRate)
      .sort((one, other) => one.rate - other.rate)
      .map(({ slot }) => slot)
  }
  const setSlowOnesAside = () => {
    for (const slot of slowSenders()) {
      if (slow.length >= slowOnes || !waiting.some((each) => mayEnter(each.slot.person))) return
      inside = inside.filter((each) => each !== slot)
      slow.push(slot)
      admitNext()
    }
  }

  const wait = (place: Waiting) => {
    waiting.push(place)
    counts.waited += 1
    looking ??= setInterval(setSlowOnesAside, checkEvery)
  }
  const stopWaiting = (place: Waiting) => {
    waiting = waiting.filter((each) => each !== place)
    if (waiting.length > 0) return
    clearInterval(looking)
    looking = undefined
  }

  const leave = (slot: Slot) => {
    inside = inside.filter((each) => each !== slot)
    slow = slow.filter((each) => each !== slot)
    while (admitNext());
  }

  const enter = (person: number, moved: () => number = () => 0): Promise<UploadSlot> =>
    new Promise((entered, refused) => {
      const slot: Slot = { person, moved, seen: { bytes: 0, at: 0 }, isReceiving: true }
      const admit = () => {
        clearTimeout(alarm)
        stopWaiting(place)
        slot.seen = { bytes: moved(), at: performance.now() }
        inside.push(slot)
        counts.entered += 1
        entered({
          received: () => {
            slot.isReceiving = false
          },
          leave: () => leave(slot),
        })
      }
      const place: Waiting = { slot, admit }
      const alarm = setTimeout(() => {
        stopWaiting(place)
        counts.refused += 1
        refused(new Problem('unavailable', { retry_after: 30 }))
      }, patience)
      if (inside.length < atOnce && mayEnter(person)) admit()
      else wait(place)
    })
  const shown: Readonly<typeof counts> = counts
  const now = () => ({ inside: inside.length + slow.length, waiting: waiting.length })
  return { enter, counts: shown, now }
}

export type UploadSlots = ReturnType<typeof openUploadSlots>
