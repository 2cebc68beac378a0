import { Problem } from 'contract/platform/problems'
import { isUnreachable } from '../../../session/send.ts'

/** Each row is in exactly one list, in the order of selection. */
export type Outcome<Row> = {
  done: readonly Row[]
  refused: readonly { row: Row; problem: unknown }[]
  /** Not started: stopped, offline, or the session ended. */
  untried: readonly Row[]
}

type Ways<Row> = {
  action: (row: Row) => Promise<unknown>
  signal: AbortSignal
  onProgress: (over: number) => void
  wait?: (milliseconds: number) => Promise<void>
}

const pause = 2_000
const attempts = 4

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The next row would fail the same way. */
const endsAll = (problem: unknown): boolean =>
  isUnreachable(problem) || (problem instanceof Problem && problem.status === 401)

/** Waits and repeats when the server limits the rate. */
const patiently = async (
  action: () => Promise<unknown>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await action()
      return
    } catch (problem) {
      const isTooFast = problem instanceof Problem && problem.code === 'throttled'
      if (!isTooFast || attempt === attempts) throw problem
      await wait(pause * attempt)
    }
  }
}

export const doEach = async <Row>(
  rows: readonly Row[],
  { action, signal, onProgress, wait = rest }: Ways<Row>,
): Promise<Outcome<Row>> => {
  const done: Row[] = []
  const refused: { row: Row; problem: unknown }[] = []
  for (const row of rows) {
    if (signal.aborted) break
    try {
      await patiently(() => action(row), wait)
      done.push(row)
    } catch (problem) {
      refused.push({ row, problem })
      if (endsAll(problem)) break
    }
    onProgress(done.length + refused.length)
  }
  return { done, refused, untried: rows.slice(done.length + refused.length) }
}
