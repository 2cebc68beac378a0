import { Problem } from 'contract/platform/problems'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Answer, Engine, Statement } from '../engine.ts'
import { isConnectionLost, thrownFor, unavailable } from '../failures/errors.ts'
import { inTurn } from './in-turn.ts'
import { within } from './within.ts'

/**
 * What a transaction takes for granted: a statement that fails unless it holds. It travels with the first statement and
 * before it, so that nothing is done where it does not hold.
 */
export type Assumption = Statement & { confirmed(): void }

/** A session as Kysely holds it, from its acquisition to its release. */
export type OpenSession = DatabaseConnection & {
  begin(text: string): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  release(): void
  /** The rows of one statement. */
  rowsOf(text: string, parameters: readonly unknown[]): Promise<unknown[]>
  /** Adds to what the transaction takes for granted; false once its first statement is on its way. */
  assume(assumptions: readonly Assumption[]): boolean
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

const edge = (text: string): Statement => ({ text, parameters: [] })

export const openSession = async (engine: Engine, deadline: number | null): Promise<OpenSession> => {
  const until = deadline === null ? null : performance.now() + deadline
  const free = deadline === null ? null : engine.takeFree()
  const session =
    free ??
    (await engine.acquire(deadline).catch((error: unknown) => {
      throw thrownFor(error)
    }))
  let broken = false
  let inTransaction = false
  /** `begin` goes along with the first statement: a transaction without one is none. */
  let isToBegin = false
  let assumptions: readonly Assumption[] = []
  let isToEnd = false
  let ended: string | null = null
  let late: Late | null = null
  let isReleased = false

  /** With the beginning and the end of the transaction, where they are due. */
  const runAll = async (statements: readonly Statement[]): Promise<Answer[]> => {
    const opening = isToBegin ? [edge('begin'), ...assumptions] : []
    const closing = isToEnd ? [edge('commit')] : []
    isToBegin = false
    isToEnd = false
    const answers = await session.run([...opening, ...statements, ...closing])
    if (opening.length > 0) for (const each of assumptions) each.confirmed()
    if (closing.length > 0) ended = answers.at(-1)?.command ?? ''
    return answers.slice(opening.length, opening.length + statements.length)
  }

  const send = async (statements: readonly Statement[], least: number): Promise<Answer[]> => {
    const left = until === null ? null : Math.max(until - performance.now(), least)
    if (left !== null && left <= 0) throw unavailable(new Error('the deadline had passed'))
    if (late) throw unavailable(new Error('a statement before was late'))
    if (isReleased) throw new Error('The session has been released: this statement comes too late')
    if (ended !== null) throw new Error('The transaction has ended: this statement comes after its last one')
    const started = performance.now()
    const running = runAll(statements)
    try {
      return await within(left, running, 'a statement')
    } catch (error) {
      if (error instanceof Problem) late = { running, started }
      broken ||= isConnectionLost(error)
      throw thrownFor(error)
    }
  }

  const run = inTurn(send, () => inTransaction)

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
    isReleased = true
    session.release(broken || inTransaction)
  }

  return {
    executeQuery: async <Row>(query: CompiledQuery) => resultOf<Row>(await run(query.sql, query.parameters)),
    streamQuery: () => {
      throw new Error('Rows are not streamed: read them page by page')
    },
    begin: async (text) => {
      isToBegin = text === 'begin'
      assumptions = []
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
    rowsOf: async (text, parameters) => (await run(text, parameters)).rows,
    assume: (more) => {
      if (isToBegin) assumptions = [...assumptions, ...more]
      return isToBegin
    },
    endWithNext: () => {
      isToEnd = inTransaction
    },
  }
}

/** A statement whose holder no longer waits for it. */
export type Late = { running: Promise<unknown>; started: number }

/** Whether it is answered before it has had the whole deadline, so that its session can be used again. */
export const endsInTime = ({ running, started }: Late, deadline: number): Promise<boolean> =>
  within(Math.max(started + deadline - performance.now(), 0), running, 'a late statement').then(
    () => true,
    (error: unknown) => !(error instanceof Problem) && !isConnectionLost(error),
  )
