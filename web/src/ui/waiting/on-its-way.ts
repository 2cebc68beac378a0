import { listeners } from '../../listeners.ts'

/** Parts of the program that somebody asked for and that are not there yet. */
let awaited = 0
const { listen, notify } = listeners()

const change = (by: number): void => {
  awaited += by
  notify()
}

/** Counts a part as asked for, until what is answered is called. */
export const awaitPart = (): (() => void) => {
  change(1)
  return () => change(-1)
}

export const isPartAwaited = (): boolean => awaited > 0

export const onAwaited = listen
