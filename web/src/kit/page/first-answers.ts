import { queryClient } from './queries.ts'

/** An answer may lead to the next question; this long after the last one nothing more is asked. */
const stillMilliseconds = 120
/** So long at most: an answer that does not come holds nothing else up. */
const mostMilliseconds = 4_000
let answered: Promise<void> | null = null

/**
 * Once the page that was opened first has its answers: what is around it waits until then, on slow lines a long time.
 */
export const firstAnswers = (): Promise<void> => {
  answered ??= new Promise<void>((resolve) => {
    let waiting: ReturnType<typeof setTimeout>
    const check = () => {
      clearTimeout(waiting)
      if (queryClient.isFetching() === 0) waiting = setTimeout(end, stillMilliseconds)
    }
    const end = () => {
      stop()
      clearTimeout(waiting)
      clearTimeout(latest)
      // what was asked early and not taken would be old by the time somebody takes it
      globalThis.veredaEarly = undefined
      resolve()
    }
    const latest = setTimeout(end, mostMilliseconds)
    const stop = queryClient.getQueryCache().subscribe(check)
    check()
  })
  return answered
}
