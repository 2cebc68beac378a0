import pg, { type ClientBase, type QueryResult, type Submittable } from 'pg'
import type { Answer } from '../engine.ts'
import { statementName } from './statement-name.ts'

type Outcome = QueryResult | QueryResult[]
type Told = (error: Error | null | undefined, outcome: Outcome) => void

/**
 * The driver's query as it makes it itself, but from a text: of a configuration it copies every property with its
 * descriptor, at each run.
 */
const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[] | undefined,
  told: Told,
) => Submittable & { name?: string }

const answerOf = (outcome: Outcome): Answer => {
  const last = Array.isArray(outcome) ? outcome.at(-1) : outcome
  return { command: last?.command ?? '', rows: last?.rows ?? [], affected: last?.rowCount ?? null }
}

/** In a transaction that has failed the server refuses: then it keeps this one statement, whose name is not used again. */
const forget = (client: ClientBase, name: string): void => {
  const { parsedStatements } = (
    client as unknown as { connection: { parsedStatements: Record<string, string> } }
  ).connection
  delete parsedStatements[name]
  client.query(new DriverQuery(`deallocate ${name}`, undefined, () => {}))
}

/** Runs one statement; without parameters the text may hold several, and the last one's answer counts. */
export const runOn = (client: ClientBase, text: string, parameters: readonly unknown[]): Promise<Answer> =>
  new Promise((done, fail) => {
    const values = parameters.length === 0 ? undefined : [...parameters]
    const query = new DriverQuery(text, values, (error, outcome) => {
      if (!error) return done(answerOf(outcome))
      // the stack of who asked is lost, that of the socket says nothing
      Error.captureStackTrace(error)
      fail(error)
    })
    const { name, forgotten } = values ? statementName(client, text) : {}
    if (name !== undefined) query.name = name
    if (forgotten !== undefined) forget(client, forgotten)
    client.query(query)
  })
