import pg, { type ClientBase, type Connection, type Submittable } from 'pg'
import type { Ahead, Answer } from '../engine.ts'
import { parsers } from '../parsers.ts'

type Field = { name: string; parse(text: string): unknown }

/** A statement that a connection knows by its name; the fields of its rows once PostgreSQL described them. */
export type Named = { name: string; fields: Field[] | null }

type NamedAhead = Ahead & { name: string }

/** What the types of the driver do not show of it. */
type Message = { _send(bytes: Buffer): void }
type Sender = {
  bind(
    this: Message,
    message: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown },
  ): void
  parse(this: Message, message: { name: string; text: string }): void
  describe(this: Message, message: { type: 'P' }): void
  execute(this: Message, message: object): void
  sync(this: Message): void
}
type Open = Connection & { parsedStatements: Record<string, string> }
type Described = { fields: { name: string; dataTypeID: number }[] }

const sender = pg.Connection.prototype as unknown as Sender
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

const bindAndExecute = (message: Message, statement: string, values: readonly unknown[], isNew: boolean) => {
  sender.bind.call(message, { statement, values, valueMapper: prepareValue })
  if (isNew) sender.describe.call(message, { type: 'P' })
  sender.execute.call(message, {})
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

type Run = { named: Named; text: string; parameters: readonly unknown[]; ahead: NamedAhead | null }

/** All messages of a run as one write: what the driver writes one by one costs a call of the system together. */
const messagesOf = ({ named, text, parameters, ahead }: Run, isParsed: boolean): Buffer => {
  const parts: Buffer[] = []
  const message = { _send: (bytes: Buffer) => parts.push(bytes) }
  if (ahead) bindAndExecute(message, ahead.name, ahead.parameters, false)
  if (!isParsed) sender.parse.call(message, { name: named.name, text })
  bindAndExecute(message, named.name, parameters, named.fields === null)
  sender.sync.call(message)
  return Buffer.concat(parts)
}

/**
 * Runs a named statement. Once a connection knows it only values go out and only rows come back: the driver has all
 * columns described again at each run, which takes longer than a small answer.
 */
export const runNamed = (client: ClientBase, run: Run): Promise<Answer> =>
  new Promise((done, fail) => {
    const { named, text, ahead } = run
    const answer: Answer = { command: '', rows: [], affected: null }
    let isAhead = ahead !== null
    let first: string | null = null
    let wrong: unknown = null
    const query = {
      name: named.name,
      text,
      callback: () => {},
      submit: ({ parsedStatements, stream }: Open): unknown => {
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
        if (isAhead) ahead?.found(first)
        else Object.assign(answer, commandOf(complete.text))
        isAhead = false
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
    client.query(query as unknown as Submittable)
  })
