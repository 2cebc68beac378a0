import { queryClient } from './queries.ts'

/** An answer may lead to another request; after this pause the page counts as loaded. */
const stillMilliseconds = 120
/** Longest wait in milliseconds. */
const mostMilliseconds = 4_000
let answered: Promise<void> | null = null

/** Resolves when the first page has its answers; less urgent requests wait for it. */
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
      // Preloaded answers that nobody used would be outdated later.
      globalThis.veredaEarly = undefined
      resolve()
    }
    const latest = setTimeout(end, mostMilliseconds)
    const stop = queryClient.getQueryCache().subscribe(check)
    check()
  })
  return answered
}
