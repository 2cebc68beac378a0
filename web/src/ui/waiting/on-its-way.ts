import { listeners } from '../../listeners.ts'

/** The number of parts that are being loaded. */
let awaited = 0
const { listen, notify } = listeners()

const change = (by: number): void => {
  awaited += by
  notify()
}

/** Counts a part as loading until the returned function is called. */
export const awaitPart = (): (() => void) => {
  change(1)
  return () => change(-1)
}

export const isPartAwaited = (): boolean => awaited > 0

export const onAwaited = listen
