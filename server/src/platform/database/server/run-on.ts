import pg, { type ClientBase, type QueryResult, type Submittable } from 'pg'
import type { Ahead, Along, Answer } from '../engine.ts'
import { type Named, runNamed } from './named-query.ts'
import { statementName } from './statement-name.ts'

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

const namedOn = (client: ClientBase, text: string): Named | undefined => {
  const { named, dropped } = statementName(client, text)
  if (dropped !== undefined) deallocate(client, dropped)
  return named
}

const runOne = (client: ClientBase, text: string, parameters: readonly unknown[]): Promise<Answer> => {
  const named = parameters.length > 0 ? namedOn(client, text) : undefined
  return named ? runNamed(client, { named, text, parameters }) : runUnnamed(client, text, parameters)
}

type Edge = 'begin' | 'commit'

/** By its own word as its name: from then on the connection knows it, and it can go along with others. */
const runEdge = async (client: ClientBase, edge: Edge): Promise<string> => {
  const named = { name: edge, fields: null }
  return (await runNamed(client, { named, text: edge, parameters: [] })).command
}

/** The beginning and the end of a transaction in the trips of its first and its last statement, where they are known. */
const runAtEdge = async (
  client: ClientBase,
  text: string,
  parameters: readonly unknown[],
  { begins = false, commits = false }: Along,
): Promise<Answer> => {
  const named = parameters.length > 0 ? namedOn(client, text) : undefined
  const isKnown = (edge: Edge) => named !== undefined && edge in client.connection.parsedStatements
  const edges = { begins: begins && isKnown('begin'), commits: commits && isKnown('commit') }
  if (begins && !edges.begins) await runEdge(client, 'begin')
  const answer = named
    ? await runNamed(client, { named, text, parameters, ...edges })
    : await runUnnamed(client, text, parameters)
  return commits && !edges.commits ? { ...answer, ended: await runEdge(client, 'commit') } : answer
}

/** In one trip where the connection knows both by name, else one after the other. */
const runBoth = async (
  client: ClientBase,
  text: string,
  parameters: readonly unknown[],
  ahead: Ahead,
): Promise<Answer> => {
  const first = namedOn(client, ahead.text)
  const named = parameters.length > 0 ? namedOn(client, text) : undefined
  if (first && named && client.connection.parsedStatements[first.name] !== undefined) {
    return runNamed(client, { named, text, parameters, ahead: { ...ahead, name: first.name } })
  }
  const [row] = (await runOne(client, ahead.text, ahead.parameters)).rows
  const [found = null] = Object.values(row ?? {})
  ahead.found(found)
  return runOne(client, text, parameters)
}

/**
 * Runs one statement; without parameters the text may hold several, and the last one's answer counts. What goes ahead
 * of it is answered before it.
 */
export const runOn = (
  client: ClientBase,
  text: string,
  parameters: readonly unknown[],
  along: Along = {},
): Promise<Answer> => {
  if (along.begins || along.commits) return runAtEdge(client, text, parameters, along)
  return along.ahead ? runBoth(client, text, parameters, along.ahead) : runOne(client, text, parameters)
}
