import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/db.ts'
import type { Person } from '../person.ts'
import type { ForeignType, NamedRow } from './named-rows.ts'

/** Answers that wait to be looked at; what a flood brings beyond it is left out, and the log says how many. */
const mostWaiting = 1000

/** Which of these ids are rows that the person may not read. */
export type ForeignRows = (db: Db, actor: Person, type: ForeignType, ids: number[]) => Promise<number[]>

type Answered = { actor: Person; rows: NamedRow[]; found: (row: NamedRow) => Promise<void> }

/**
 * Looks at answers with 404 some time after they were sent: whether a row that they named exists outside of the
 * person's scope. Nobody can tell from an answer, or from how long it took, what is found.
 */
export const notFoundQueue = (log: FastifyInstance['log'], db: Db, foreignRows: ForeignRows) => {
  let waiting: Answered[] = []
  let leftOut = 0
  let looking: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null

  const checkAnswer = async ({ actor, rows, found }: Answered): Promise<void> => {
    for (const row of rows) {
      const [foreign] = await foreignRows(db, actor, row.type, [row.id])
      if (foreign !== undefined) return found(row)
    }
  }

  const checkBatch = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    for (const answered of batch) {
      await checkAnswer(answered).catch((error: unknown) =>
        log.error({ err: error }, 'an answer with 404 was not looked at'),
      )
    }
    if (leftOut > 0) log.warn({ times: leftOut }, 'answers with 404 were not looked at')
    leftOut = 0
  }

  /** Resolves when all that waits was looked at. */
  const now = (): Promise<void> => {
    if (timer) clearTimeout(timer)
    timer = null
    looking = looking.then(checkBatch)
    return looking
  }

  return {
    now,
    add: (answered: Answered): void => {
      if (waiting.length >= mostWaiting) leftOut += 1
      else waiting.push(answered)
      timer ??= setTimeout(now, randomInt(100, 1000)).unref()
    },
  }
}
