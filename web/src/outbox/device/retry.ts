import type { Surroundings } from '../surroundings.ts'

const first = 1_000
const longest = 20_000

/** Does it again until it says that nothing is left, each time after a longer wait. Nothing runs while nothing waits. */
export const createRetry = (clock: Surroundings['clock'], work: () => Promise<boolean>) => {
  let wait = first
  let cancel: (() => void) | null = null
  let isRunning = false

  const now = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    cancel?.()
    cancel = null
    const isDone = await work().finally(() => {
      isRunning = false
    })
    wait = isDone ? first : Math.min(wait * 2, longest)
    if (!isDone) schedule()
  }
  const schedule = (): void => {
    if (cancel || isRunning) return
    cancel = clock.after(wait, () => {
      cancel = null
      void now()
    })
  }
  return { now, schedule }
}
