import { listeners } from '../../listeners.ts'

/** Milliseconds between messages, since a braille display shows one line. */
const distance = 2_000

let current = ''
let waiting: string | undefined
let lastAnnounced = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
const { listen, notify } = listeners()

/**
 * Announces a change elsewhere on the page: "12 schools found", "Saved 16:42". Of several messages within two seconds
 * only the last is announced.
 */
export function announce(text: string): void {
  waiting = text
  if (timer !== undefined) return
  timer = setTimeout(announceNow, Math.max(50, lastAnnounced + distance - Date.now()))
}

/** Removes an announcement that is no longer true, such as that of loading. */
export function takeBack(text: string): void {
  if (waiting === text) waiting = undefined
  if (current.trim() !== text) return
  current = ''
  notify()
}

export function announced(): string {
  return current
}

export const onAnnouncement = listen

function announceNow(): void {
  timer = undefined
  if (waiting === undefined) return
  lastAnnounced = Date.now()
  // A repeated text must differ, or it is not announced again.
  current = waiting === current ? `${waiting}\u00a0` : waiting
  notify()
}
