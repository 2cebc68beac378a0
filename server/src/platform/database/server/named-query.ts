import pg, { type ClientBase, type Connection } from 'pg'
import type { Answer } from '../engine.ts'
import { parsers } from '../parsers.ts'

type Field = { name: string; parse(text: string): unknown }

/** A statement that a connection knows by its name; the fields of its rows once PostgreSQL described them. */
export type Named = { name: string; fields: Field[] | null }

/** One run of a named statement. */
export type Run = { named: Named; text: string; parameters: readonly unknown[] }

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

export const isParsed = ({ connection }: ClientBase, { name }: Named): boolean =>
  connection.parsedStatements[name] !== undefined

/**
 * All messages as one write: what the driver writes one by one costs a call of the system together. There is one
 * `sync`: after a failure PostgreSQL passes over all that follows, so that nothing runs outside of its transaction and
 * nothing is committed.
 */
const messagesOf = (runs: readonly Run[], fresh: Named | null): Buffer => {
  const parts: Buffer[] = []
  const to = { _send: (bytes: Buffer) => parts.push(bytes) }
  for (const { named, text, parameters } of runs) {
    const values = parameters.map((value) => prepareValue(value))
    if (named === fresh) parse.call(to, { name: named.name, text, types: [] }, true)
    bind.call(to, { statement: named.name, values }, true)
    if (named.fields === null) describe.call(to, { type: 'P' }, true)
    execute.call(to, {}, true)
  }
  sync.call(to)
  return Buffer.concat(parts)
}

const emptyAnswer = (): Answer => ({ command: '', rows: [], affected: null })

/**
 * Runs named statements in one trip; at most one of them is new to the connection (`fresh`), since the driver notes the
 * name of one. Once a connection knows a statement only values go out and only rows come back: the driver has all
 * columns described again at each run, which takes longer than a small answer.
 */
export const runNamed = (client: ClientBase, runs: readonly Run[], fresh: Named | null): Promise<Answer[]> =>
  new Promise((done, fail) => {
    const answers: Answer[] = []
    let answer = emptyAnswer()
    let wrong: unknown = null
    const named = () => runs[answers.length]?.named
    const complete = ({ text }: { text: string }) => {
      const of = named()
      // what gave no rows has no fields, and need not be described again
      if (of) of.fields ??= []
      answers.push(Object.assign(answer, commandOf(text)))
      answer = emptyAnswer()
    }
    client.query({
      name: fresh?.name,
      text: runs.find((run) => run.named === fresh)?.text,
      callback: () => {},
      submit: ({ stream }: Connection): unknown => {
        try {
          stream.write(messagesOf(runs, fresh))
          return null
        } catch (error) {
          return error
        }
      },
      handleRowDescription: (described: Described) => {
        const of = named()
        if (of) of.fields = fieldsOf(described)
      },
      handleDataRow: ({ fields }: { fields: (string | null)[] }) => {
        try {
          if (wrong === null) answer.rows.push(rowOf(named()?.fields ?? [], fields))
        } catch (error) {
          wrong = error
        }
      },
      handleCommandComplete: complete,
      handleEmptyQuery: () => complete({ text: '' }),
      handlePortalSuspended: () => {},
      handleError: (error: Error) => {
        // the stack of who asked is lost, that of the socket says nothing
        Error.captureStackTrace(error)
        fail(error)
      },
      handleReadyForQuery: () => (wrong === null ? done(answers) : fail(wrong)),
    })
  })
