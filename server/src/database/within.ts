import { unavailable } from './errors.ts'

/** The promise's outcome, or `unavailable` after so many milliseconds; null waits for ever. */
export const within = async <Value>(
  milliseconds: number | null,
  promise: Promise<Value>,
  doing: string,
): Promise<Value> => {
  if (milliseconds === null) return promise
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(unavailable(new Error(`${doing} took longer than ${milliseconds} ms`))),
      milliseconds,
    )
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
