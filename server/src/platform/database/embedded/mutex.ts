import { busyFor } from '../failures/errors.ts'

/** A mutex that is granted in the order of asking. */
export const mutex = () => {
  const waiting: (() => void)[] = []
  let taken = false

  const pass = () => {
    const next = waiting.shift()
    if (next) next()
    else taken = false
  }

  const take = (milliseconds: number | null): Promise<void> => {
    if (!taken) {
      taken = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const mine = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(mine)
      const timer = milliseconds === null ? undefined : setTimeout(giveUp, milliseconds)
      function giveUp(): void {
        waiting.splice(waiting.indexOf(mine), 1)
        reject(busyFor(milliseconds ?? 0))
      }
    })
  }

  return { take, pass, counts: () => ({ open: 1, free: taken ? 0 : 1, waiting: waiting.length }) }
}
