import { Problem } from 'contract/platform/problems'
import { isUnreachable } from '../../../session/send.ts'

/** What became of each row: every one is in exactly one of the three, in the order in which it was chosen. */
export type Outcome<Row> = {
  done: readonly Row[]
  refused: readonly { row: Row; problem: unknown }[]
  /** Not begun: somebody stopped it, the line fell silent or the session ended. */
  untried: readonly Row[]
}

type Ways<Row> = {
  action: (row: Row) => Promise<unknown>
  signal: AbortSignal
  /** How many are over, whether done or refused. */
  onProgress: (over: number) => void
  wait?: (milliseconds: number) => Promise<void>
}

const pause = 2_000
const attempts = 4

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The next row would meet the same: nobody waits ten seconds for each. */
const endsAll = (problem: unknown): boolean =>
  isUnreachable(problem) || (problem instanceof Problem && problem.status === 401)

/** A server that is asked too much at once is given time. */
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

/** Does the same to one row after the other. What is refused for one row stops none of the others. */
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
