import pg, { type ClientBase, type Connection } from 'pg'
import type { Ahead, Answer } from '../engine.ts'
import { parsers } from '../parsers.ts'

type Field = { name: string; parse(text: string): unknown }

/** A statement that a connection knows by its name; the fields of its rows once PostgreSQL described them. */
export type Named = { name: string; fields: Field[] | null }

type NamedAhead = Ahead & { name: string }

declare module 'pg' {
  interface Connection {
    /** The texts of the statements that PostgreSQL knows, by their names. */
    parsedStatements: Record<string, string>
  }
  interface ClientBase {
    connection: Connection
  }
}

type Described = { fields: { name: string; dataTypeID: number }[] }

/** How the driver writes a value, which its types do not say. */
const { prepareValue } = (
  pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils
const { bind, parse, describe, execute, sync } = pg.Connection.prototype

type Gathering = { _send(bytes: Buffer): void }

const bindAndExecute = (to: Gathering, statement: string, values: readonly unknown[], isNew: boolean) => {
  const texts = values.map((value) => prepareValue(value))
  bind.call(to, { statement, values: texts }, true)
  if (isNew) describe.call(to, { type: 'P' }, true)
  execute.call(to, {}, true)
}

const fieldsOf = ({ fields }: Described): Field[] =>
  fields.map(({ name, dataTypeID }) => ({ name, parse: parsers.getTypeParser(dataTypeID, 'text') }))

const rowOf = (fields: Field[], texts: (string | null)[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < fields.length; at += 1) {
    const [field, text] = [fields[at], texts[at]]
    if (field) row[field.name] = text == null ? null : field.parse(text)
  }
  return row
}

/** `INSERT 0 3` becomes `INSERT` and 3. */
const commandOf = (text: string) => {
  const [command = '', ...counts] = text.split(' ')
  const last = counts.at(-1)
  return { command, affected: last !== undefined && /^\d+$/.test(last) ? Number(last) : null }
}

type Run = {
  named: Named
  text: string
  parameters: readonly unknown[]
  ahead?: NamedAhead
  /** With `begin` before it, or `commit` after it, which the connection knows by these names. */
  begins?: boolean
  commits?: boolean
}

/**
 * All messages of a run as one write: what the driver writes one by one costs a call of the system together. There is
 * one `sync`: after a failure PostgreSQL passes over all that follows, so that nothing runs outside of its transaction
 * and nothing is committed.
 */
const messagesOf = ({ named, text, parameters, ahead, begins, commits }: Run, isParsed: boolean): Buffer => {
  const parts: Buffer[] = []
  const to = { _send: (bytes: Buffer) => parts.push(bytes) }
  if (begins) bindAndExecute(to, 'begin', [], false)
  if (ahead) bindAndExecute(to, ahead.name, ahead.parameters, false)
  if (!isParsed) parse.call(to, { name: named.name, text, types: [] }, true)
  bindAndExecute(to, named.name, parameters, named.fields === null)
  if (commits) bindAndExecute(to, 'commit', [], false)
  sync.call(to)
  return Buffer.concat(parts)
}

/**
 * Runs a named statement. Once a connection knows it only values go out and only rows come back: the driver has all
 * columns described again at each run, which takes longer than a small answer.
 */
export const runNamed = (client: ClientBase, run: Run): Promise<Answer> =>
  new Promise((done, fail) => {
    const { named, text, ahead, begins = false } = run
    const answer: Answer = { command: '', rows: [], affected: null }
    let isBegin = begins
    let isAhead = ahead !== undefined
    let isDone = false
    let first: string | null = null
    let wrong: unknown = null
    const query = {
      name: named.name,
      text,
      callback: () => {},
      submit: ({ parsedStatements, stream }: Connection): unknown => {
        try {
          stream.write(messagesOf(run, parsedStatements[named.name] !== undefined))
          return null
        } catch (error) {
          return error
        }
      },
      handleRowDescription: (described: Described) => {
        named.fields = fieldsOf(described)
      },
      handleDataRow: ({ fields }: { fields: (string | null)[] }) => {
        if (isAhead) first ??= fields[0] ?? null
        else if (wrong === null) {
          try {
            answer.rows.push(rowOf(named.fields ?? [], fields))
          } catch (error) {
            wrong = error
          }
        }
      },
      handleCommandComplete: (complete: { text: string }) => {
        if (isBegin) isBegin = false
        else if (isAhead) {
          ahead?.found(first)
          isAhead = false
        } else if (isDone) answer.ended = complete.text
        else {
          Object.assign(answer, commandOf(complete.text))
          isDone = true
        }
      },
      handleEmptyQuery: () => {},
      handlePortalSuspended: () => {},
      handleError: (error: Error) => {
        // the stack of who asked is lost, that of the socket says nothing
        Error.captureStackTrace(error)
        fail(error)
      },
      handleReadyForQuery: () => (wrong === null ? done(answer) : fail(wrong)),
    }
    client.query(query)
  })
