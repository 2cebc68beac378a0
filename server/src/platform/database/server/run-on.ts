import pg, { type ClientBase, type QueryResult, type Submittable } from 'pg'
import type { Answer, Statement } from '../engine.ts'
import { isParsed, type Named, nameless, type Run, runNamed } from './named-query.ts'
import { knownName, statementName } from './statement-name.ts'

type Outcome = QueryResult | QueryResult[]
type OnResult = (error: Error | null | undefined, outcome: Outcome) => void

/**
 * The driver's query as it makes it itself, but from a text: of a configuration it copies every property with its
 * descriptor, at each run.
 */
const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[] | undefined,
  onResult: OnResult,
) => Submittable

const answerOf = (outcome: Outcome): Answer => {
  const last = Array.isArray(outcome) ? outcome.at(-1) : outcome
  return { command: last?.command ?? '', rows: last?.rows ?? [], affected: last?.rowCount ?? null }
}

/** In a transaction that has failed the server refuses: then it keeps this one statement, whose name is not used again. */
const deallocate = (client: ClientBase, name: string): void => {
  delete client.connection.parsedStatements[name]
  client.query(new DriverQuery(`deallocate ${name}`, undefined, () => {}))
}

/** Without parameters the text may hold several statements, and the last one's answer counts. */
const runUnnamed = (client: ClientBase, text: string, parameters: readonly unknown[]): Promise<Answer> =>
  new Promise((done, fail) => {
    const values = parameters.length === 0 ? undefined : [...parameters]
    const query = new DriverQuery(text, values, (error, outcome) => {
      if (!error) return done(answerOf(outcome))
      // the stack of who asked is lost, that of the socket says nothing
      Error.captureStackTrace(error)
      fail(error)
    })
    client.query(query)
  })

/** By its own word as its name: from the first run on the connection knows it, and it can go along with others. */
const edges: Readonly<Record<string, Named>> = {
  begin: { name: 'begin', fields: [] },
  commit: { name: 'commit', fields: [] },
}

const namedOn = (client: ClientBase, text: string, parameters: readonly unknown[]): Named | undefined => {
  if (parameters.length === 0) return edges[text]
  const { named, dropped } = statementName(client, text)
  if (dropped !== undefined) deallocate(client, dropped)
  return named
}

const knownOn = (client: ClientBase, text: string, parameters: readonly unknown[]): Named | undefined =>
  parameters.length === 0 ? edges[text] : knownName(client, text)

/** Runs statements one after another: what the connection knows by name in one trip, all else by itself. */
const runInParts = async (client: ClientBase, statements: readonly Statement[]): Promise<Answer[]> => {
  const answers: Answer[] = []
  let runs: Run[] = []
  let fresh: Named | null = null
  for (const { text, parameters } of statements) {
    const named = namedOn(client, text, parameters)
    const isNew = named !== undefined && !isParsed(client, named)
    if (runs.length > 0 && (named === undefined || (isNew && fresh !== null))) {
      answers.push(...(await runNamed(client, runs, fresh)))
      runs = []
      fresh = null
    }
    if (named === undefined) answers.push(await runUnnamed(client, text, parameters))
    else runs.push({ named, text, parameters })
    if (isNew) fresh = named
  }
  if (runs.length > 0) answers.push(...(await runNamed(client, runs, fresh)))
  return answers
}

/** Where the connection knows them all, which is nearly always, without a promise of its own. */
export const runOn = (client: ClientBase, statements: readonly Statement[]): Promise<Answer[]> => {
  const runs: Run[] = []
  for (const { text, parameters } of statements) {
    const named = knownOn(client, text, parameters)
    if (named === undefined || !isParsed(client, named)) return runInParts(client, statements)
    runs.push({ named, text, parameters })
  }
  return runNamed(client, runs, null)
}

/**
 * Where each transaction may be in another session no name is known in the next one: every statement is parsed and
 * described anew, as many in one trip as with names.
 */
export const runNameless = async (
  client: ClientBase,
  statements: readonly Statement[],
): Promise<Answer[]> => {
  const answers: Answer[] = []
  let runs: Run[] = []
  const send = async (): Promise<void> => {
    if (runs.length > 0) answers.push(...(await runNamed(client, runs, null)))
    runs = []
  }
  for (const { text, parameters } of statements) {
    if (parameters.length > 0 || edges[text]) {
      runs.push({ named: { name: nameless, fields: null }, text, parameters })
      continue
    }
    await send()
    answers.push(await runUnnamed(client, text, parameters))
  }
  await send()
  return answers
}
