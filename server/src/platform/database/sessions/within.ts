import { unavailable } from '../failures/errors.ts'

/** The promise's outcome, or `unavailable` after so many milliseconds; null waits for ever. */
export const within = <Value>(
  milliseconds: number | null,
  promise: Promise<Value>,
  doing: string,
): Promise<Value> => {
  if (milliseconds === null) return promise
  return new Promise((resolve, reject) => {
    const late = () => reject(unavailable(new Error(`${doing} took longer than ${milliseconds} ms`)))
    const timer = setTimeout(late, milliseconds)
    promise.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
