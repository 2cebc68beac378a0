import { Problem } from 'contract/platform/problems'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Along, Answer, Engine } from '../engine.ts'
import { isConnectionLost, thrownFor, unavailable } from '../failures/errors.ts'
import { within } from './within.ts'

/** A session as Kysely holds it, from its acquisition to its release. */
export type OpenSession = DatabaseConnection & {
  begin(text: string): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  release(): void
  /** The next statement is the transaction's last one: the commit is sent along. */
  endWithNext(): void
}

/** What Kysely holds a session by is always ours. */
export const sessionOf = (connection: DatabaseConnection) => connection as OpenSession

/** Milliseconds a rollback may take even when the deadline has passed: without it the session is lost. */
const rollbackTime = 2000

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const resultOf = <Row>({ command, affected, rows }: Answer): QueryResult<Row> => ({
  rows: rows as Row[],
  ...(changing.has(command) && { numAffectedRows: BigInt(affected ?? 0) }),
})

export const openSession = async (engine: Engine, deadline: number | null): Promise<OpenSession> => {
  const until = deadline === null ? null : performance.now() + deadline
  const session = await engine.acquire(deadline).catch((error: unknown) => {
    throw thrownFor(error)
  })
  let broken = false
  let inTransaction = false
  /** `begin` goes along with the first statement: a transaction without one is none. */
  let isToBegin = false
  let isToEnd = false
  let ended: string | null = null
  let late: Late | null = null
  let last: Promise<unknown> = Promise.resolve()

  const alongNext = (): Along => {
    const along = { begins: isToBegin, commits: isToEnd }
    isToBegin = false
    isToEnd = false
    return along
  }

  const send = async (text: string, parameters: readonly unknown[], least: number): Promise<Answer> => {
    const left = until === null ? null : Math.max(until - performance.now(), least)
    if (left !== null && left <= 0) throw unavailable(new Error('the deadline had passed'))
    if (late) throw unavailable(new Error('a statement before was late'))
    if (ended !== null) throw new Error('The transaction has ended: this statement comes after its last one')
    const started = performance.now()
    const running = session.run(text, parameters, alongNext())
    try {
      const answer = await within(left, running, 'a statement')
      if (answer.ended !== undefined) ended = answer.ended
      return answer
    } catch (error) {
      if (error instanceof Problem) late = { running, started }
      broken ||= isConnectionLost(error)
      throw thrownFor(error)
    }
  }

  /** Statements of one session go one after another, also when a handler asks for several at once. */
  const run = (text: string, parameters: readonly unknown[] = [], least = 0): Promise<Answer> => {
    const answer = last.then(() => send(text, parameters, least))
    last = answer.catch(() => {})
    return answer
  }

  const rollback = async () => {
    if (!isToBegin && ended === null) await run('rollback', [], rollbackTime)
    isToBegin = false
    isToEnd = false
    ended = null
    inTransaction = false
  }

  /**
   * Who came late to the session may have had little time: its statement is given the whole deadline before the session
   * is given up.
   */
  const end = async () => {
    if (late) {
      broken ||= !(await endsInTime(late, deadline ?? 0))
      late = null
    }
    if (inTransaction && !broken) await rollback().catch(() => {})
    session.release(broken || inTransaction)
  }

  return {
    executeQuery: async <Row>(query: CompiledQuery) => resultOf<Row>(await run(query.sql, query.parameters)),
    streamQuery: () => {
      throw new Error('Rows are not streamed: read them page by page')
    },
    begin: async (text) => {
      isToBegin = text === 'begin'
      if (!isToBegin) await run(text)
      inTransaction = true
    },
    commit: async () => {
      if (isToBegin) {
        isToBegin = false
        inTransaction = false
        return
      }
      const command = ended ?? (await run('commit')).command
      ended = null
      inTransaction = false
      if (command !== 'COMMIT')
        throw new Error('Nothing was saved: a statement failed and its error was swallowed')
    },
    rollback: async () => {
      if (inTransaction && !broken && !late) await rollback()
    },
    release: () => void end(),
    endWithNext: () => {
      isToEnd = inTransaction
    },
  }
}

/** A statement whose holder no longer waits for it. */
export type Late = { running: Promise<Answer>; started: number }

/** Whether it is answered before it has had the whole deadline, so that its session can be used again. */
export const endsInTime = ({ running, started }: Late, deadline: number): Promise<boolean> =>
  within(Math.max(started + deadline - performance.now(), 0), running, 'a late statement').then(
    () => true,
    (error: unknown) => !(error instanceof Problem) && !isConnectionLost(error),
  )
