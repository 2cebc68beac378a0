import { listeners } from '../../listeners.ts'

/** A braille display shows one line: messages follow each other at this distance, in milliseconds. */
const distance = 2_000

let current = ''
let waiting: string | undefined
let lastAnnounced = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
const { listen, notify } = listeners()

/**
 * Tells people with a screen reader what changed elsewhere on the page: "12 schools found", "Saved 16:42".
 * Of several messages within two seconds only the last is told.
 */
export function announce(text: string): void {
  waiting = text
  if (timer !== undefined) return
  timer = setTimeout(announceNow, Math.max(50, lastAnnounced + distance - Date.now()))
}

/** Takes back what does not hold any more, such as that something is being loaded. */
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
  // The same words twice must still be a change, or they are not read out again.
  current = waiting === current ? `${waiting}\u00a0` : waiting
  notify()
}
