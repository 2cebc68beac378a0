import { Problem } from 'contract/platform/problems'
import { defined } from 'contract/platform/typed'
import type { Db } from '../db.ts'
import type { Engine, Statement } from '../engine.ts'
import { isConnectionLost, thrownFor, unavailable } from '../failures/errors.ts'
import { endsInTime } from './open-session.ts'
import { within } from './within.ts'

/** A statement in the same trip, before the other. */
export type Ahead = Statement & { found(rows: unknown[]): void }

type Run = (text: string, parameters: readonly unknown[], ahead?: Ahead | null) => Promise<unknown[]>

const runs = new WeakMap<Db, Run>()
const origins = new WeakMap<Db, Db>()

const failing = (error: unknown): never => {
  throw thrownFor(error)
}

/** One statement in a session of its own; `deadline` (milliseconds) covers the wait for the session too. */
const runInOwnSession = async (
  engine: Engine,
  deadline: number,
  text: string,
  parameters: readonly unknown[],
  ahead: Ahead | null,
): Promise<unknown[]> => {
  const startedAt = performance.now()
  const session = engine.takeFree() ?? (await engine.acquire(deadline).catch(failing))
  const started = performance.now()
  const left = startedAt + deadline - started
  if (left <= 0) {
    session.release(false)
    throw unavailable(new Error('the deadline had passed'))
  }
  const statement = { text, parameters }
  const running = session.run(ahead ? [ahead, statement] : [statement])
  try {
    const answers = await within(left, running, 'a statement')
    session.release(false)
    ahead?.found(answers[0]?.rows ?? [])
    return defined(answers[ahead ? 1 : 0]).rows
  } catch (error) {
    // who came late to the session is given the whole deadline before it is given up
    if (error instanceof Problem)
      void endsInTime({ running, started }, deadline).then((isWhole) => session.release(!isWhole))
    else session.release(isConnectionLost(error))
    throw thrownFor(error)
  }
}

/**
 * Compiled statements on this handle bypass Kysely, whose way to a session takes longer than they do.
 */
export const allowOwnSessions = (db: Db, engine: Engine, deadline: number): void => {
  runs.set(db, (text, parameters, ahead = null) => runInOwnSession(engine, deadline, text, parameters, ahead))
}

/** The same inside a transaction, in its session. */
export const runThrough = (
  transaction: Db,
  session: { rowsOf(text: string, parameters: readonly unknown[]): Promise<unknown[]> },
): void => {
  runs.set(transaction, session.rowsOf)
}

/** How a written statement runs; undefined where Kysely runs it. */
export const runOf = (db: Db): Run | undefined => runs.get(db)

/** So many requests of one token wait at most; who is left out looks by itself. */
const mostWaiting = 50

/** A handle of the database, and what its next written statement takes along. */
export type Carrier = { handle: Db; carry(found: (rows: unknown[]) => void): void }

/**
 * The same database for who asks with one token: what each of their requests has to ask goes ahead of the next written
 * statement on this handle, in the same trip. Of requests at once it answers all that have begun. Nothing goes ahead of
 * statements that Kysely runs.
 */
export const carrierOf = (db: Db, question: Statement): Carrier => {
  const run = runs.get(db)
  const handle = db.withTables()
  let waiting: ((rows: unknown[]) => void)[] = []
  if (run) {
    runs.set(handle, (text, parameters) => {
      if (waiting.length === 0) return run(text, parameters)
      const asking = waiting
      waiting = []
      const found = (rows: unknown[]) => {
        for (const each of asking) each(rows)
      }
      return run(text, parameters, { ...question, found })
    })
  }
  origins.set(handle, db)
  const carry = (found: (rows: unknown[]) => void): void => {
    // what ran no written statement is still here
    if (waiting.length >= mostWaiting) waiting.shift()
    waiting.push(found)
  }
  return { handle, carry }
}

/** What is cached of a database is cached for all of its handles. */
export const originOf = (db: Db): Db => origins.get(db) ?? db

/** What was cached of one database holds for this handle too: it leads to a copy of the same rows. */
export const cachedLike = (handle: Db, db: Db): void => void origins.set(handle, originOf(db))
