import { Problem } from 'contract/platform/problems'
import type { Db } from '../db.ts'
import type { Answer, Engine } from '../engine.ts'
import { isConnectionLost, thrownFor, unavailable } from '../failures/errors.ts'
import { endsInTime } from './held.ts'
import { within } from './within.ts'

type Run = (text: string, parameters: readonly unknown[]) => Promise<unknown[]>

const runs = new WeakMap<Db, Run>()

const failing = (error: unknown): never => {
  throw thrownFor(error)
}

/** One statement in a session of its own; `deadline` (milliseconds) covers the wait for the session too. */
const runAlone = async (
  engine: Engine,
  deadline: number,
  text: string,
  parameters: readonly unknown[],
): Promise<Answer> => {
  const asked = performance.now()
  const session = await engine.acquire(deadline).catch(failing)
  const started = performance.now()
  const left = asked + deadline - started
  if (left <= 0) {
    session.release(false)
    throw unavailable(new Error('the deadline had passed'))
  }
  const running = session.run(text, parameters)
  try {
    const answer = await within(left, running, 'a statement')
    session.release(false)
    return answer
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
export const runsAlone = (db: Db, engine: Engine, deadline: number): void => {
  runs.set(db, async (text, parameters) => (await runAlone(engine, deadline, text, parameters)).rows)
}

/** How a written statement runs in a session of its own; undefined inside a transaction, which has one. */
export const runOf = (db: Db): Run | undefined => runs.get(db)
