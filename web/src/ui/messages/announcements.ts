import { listeners } from '../../listeners.ts'

/** Milliseconds between messages, since a braille display shows one line. */
const distance = 2_000

let current = ''
let waiting: string | undefined
let progress: string | undefined
let lastAnnounced = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
const { listen, notify } = listeners()

/**
 * Announces a change elsewhere on the page: "12 schools found", "Saved 16:42". Of several messages within two seconds
 * only the last is announced.
 */
export function announce(text: string): void {
  waiting = text
  schedule()
}

/** Announces that something goes on, such as loading; it takes the place of no other message. */
export function announceProgress(text: string): void {
  progress = text
  schedule()
}

/** Removes the announcement of something that has ended. */
export function takeBack(text: string): void {
  if (progress === text) progress = undefined
  if (current.trim() !== text) return
  current = ''
  notify()
}

export function announced(): string {
  return current
}

export const onAnnouncement = listen

function schedule(): void {
  timer ??= setTimeout(announceNow, Math.max(50, lastAnnounced + distance - Date.now()))
}

function announceNow(): void {
  timer = undefined
  const text = waiting ?? progress
  if (text === undefined) return
  if (waiting === undefined) progress = undefined
  waiting = undefined
  lastAnnounced = Date.now()
  // A repeated text must differ, or it is not announced again.
  current = text === current ? `${text}\u00a0` : text
  notify()
  if (progress !== undefined) schedule()
}
