import pg, { type ClientBase, type Connection } from 'pg'
import type { Answer } from '../engine.ts'
import { parsers } from '../parsers.ts'
import {
  bindMessage,
  dropMessages,
  parseMessage,
  takeMessages,
  type Value,
  wholeMessage,
} from './messages.ts'

type Field = { name: string; parse(text: string): unknown }

/** A statement that a connection knows by its name; the fields of its rows once PostgreSQL described them. */
export type Named = { name: string; fields: Field[] | null }

/** The name of what PostgreSQL forgets at the next statement of the same name. */
export const nameless = ''

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
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): Value } }).utils

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

const emptyAnswer = (): Answer => ({ command: '', rows: [], affected: null })

/** `INSERT 0 3` becomes `INSERT` and 3. */
const complete = (answer: Answer, text: string): void => {
  const first = text.indexOf(' ')
  answer.command = first < 0 ? text : text.slice(0, first)
  const count = first < 0 ? Number.NaN : Number(text.slice(text.lastIndexOf(' ')))
  answer.affected = Number.isNaN(count) ? null : count
}

export const isParsed = ({ connection }: ClientBase, { name }: Named): boolean =>
  connection.parsedStatements[name] !== undefined

/**
 * All messages as one write: what the driver writes one by one costs a call of the system together. There is one
 * `sync`: after a failure PostgreSQL passes over all that follows, so that nothing runs outside of its transaction and
 * nothing is committed.
 */
const messagesOf = (runs: readonly Run[], fresh: Named | null): Buffer => {
  try {
    for (const { named, text, parameters } of runs) {
      const values: Value[] = []
      for (const parameter of parameters) values.push(prepareValue(parameter))
      if (named === fresh || named.name === nameless) parseMessage(named.name, text)
      bindMessage(named.name, values)
      if (named.fields === null) wholeMessage('describe')
      wholeMessage('execute')
    }
    wholeMessage('sync')
    return takeMessages()
  } finally {
    dropMessages()
  }
}

/** What the driver hands the connection to, and then what comes on it. Its functions are made once, not for each trip. */
class NamedQuery {
  readonly name: string | undefined
  readonly text: string | undefined
  readonly callback = () => {}
  private readonly answers: Answer[] = []
  private answer = emptyAnswer()
  private wrong: unknown = null
  private readonly runs: readonly Run[]
  private readonly fresh: Named | null
  private readonly done: (answers: Answer[]) => void
  private readonly fail: (error: unknown) => void

  constructor(
    runs: readonly Run[],
    fresh: Named | null,
    done: (answers: Answer[]) => void,
    fail: (error: unknown) => void,
  ) {
    this.runs = runs
    this.fresh = fresh
    this.done = done
    this.fail = fail
    this.name = fresh?.name
    this.text = fresh ? runs.find((run) => run.named === fresh)?.text : undefined
  }

  submit({ stream }: Connection): unknown {
    try {
      stream.write(messagesOf(this.runs, this.fresh))
      return null
    } catch (error) {
      return error
    }
  }

  handleRowDescription(described: Described): void {
    const named = this.runs[this.answers.length]?.named
    if (named) named.fields = fieldsOf(described)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      if (this.wrong !== null) return
      this.answer.rows.push(rowOf(this.runs[this.answers.length]?.named.fields ?? [], fields))
    } catch (error) {
      this.wrong = error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const named = this.runs[this.answers.length]?.named
    // what gave no rows has no fields, and need not be described again
    if (named) named.fields ??= []
    complete(this.answer, text)
    this.answers.push(this.answer)
    if (this.answers.length < this.runs.length) this.answer = emptyAnswer()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    // the stack of who asked is lost, that of the socket says nothing
    Error.captureStackTrace(error)
    this.fail(error)
  }

  handleReadyForQuery(): void {
    if (this.wrong === null) this.done(this.answers)
    else this.fail(this.wrong)
  }
}

/**
 * Runs named statements in one trip; at most one of them is new to the connection (`fresh`), since the driver notes the
 * name of one. Once a connection knows a statement only values go out and only rows come back: the driver has all
 * columns described again at each run, which takes longer than a small answer.
 */
export const runNamed = (client: ClientBase, runs: readonly Run[], fresh: Named | null): Promise<Answer[]> =>
  new Promise((done, fail) => {
    client.query(new NamedQuery(runs, fresh, done, fail))
  })
