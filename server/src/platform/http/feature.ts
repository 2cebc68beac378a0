import type { Call, Parameters } from 'contract/access/call'
import type { ProblemCode } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { defined, keysOf } from 'contract/platform/typed'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../database/db.ts'
import type { Statement } from '../database/engine.ts'
import type { Written } from './bodies/written.ts'
import type { Storing } from './idempotency-queries.ts'
import type { Person } from './person.ts'

/** What a handler is given. `db` is the request's transaction, but for a GET. */
export type RequestContext<Wanted extends Call = Call> = {
  db: Db
  actor: Wanted['access'] extends 'anyone' ? Person | null : Person
  parameters: Parameters<Wanted['path']>
  query: z.output<Wanted['query']>
  body: z.output<Wanted['body']>
  /** The body's own keys, before defaults. */
  providedFields: string[]
  language: Language
  /** The version named by `If-Match`, or null. */
  versions: number[] | null
  request: FastifyRequest
  reply: FastifyReply
  /**
   * What a write takes for granted beside who asks, so that it need not look first: a statement that fails unless it
   * holds. It goes before the first statement; where it fails nothing was done, `wrong` is called, and the handler runs
   * again. False where it is too late or was wrong before: then the handler looks.
   */
  assume(statement: Statement, wrong: () => void): boolean
  /**
   * Runs the last statement of a write: the commit goes along with it, where nothing of the request is still to be
   * written. A refusal after it undoes nothing: the statement has changed nothing then.
   */
  last<Written>(statement: () => Promise<Written>): Promise<Written>
  /** The same of a statement that stores its own answer for a repeated request, where it is given what to store it under. */
  lastStoring<Written>(statement: (storing: Storing | null) => Promise<Written>): Promise<Written>
  /** Runs after the commit, never when the request failed. */
  afterwards(work: () => void | Promise<void>): void
}

export type Handler<Wanted extends Call> = (
  context: RequestContext<Wanted>,
) => Promise<z.input<Wanted['answer']> | Written>

/**
 * What `/api/openapi.json` says of a call: a sentence, and the problems of its own beside those that all such calls
 * have.
 */
export type Description = readonly [summary: string, ...problems: ProblemCode[]]

/** A noun's calls in words; TypeScript refuses a call that nobody described. */
export type Described<Calls> = { noun: string; calls: { [Name in keyof Calls]: Description } }

export type Route = {
  /** Unique among all calls: the noun, and the call's name. */
  name: string
  noun: string
  description: Description
  call: Call
  handler: Handler<Call>
  /** A replica of the database may answer it, with rows that are some seconds old. */
  mayLag?: true
  /** The handler opens its own transactions: it must keep what it wrote even when it refuses. */
  ownTransaction: boolean
  /** Of a call that is there for a time only: whether it still is. */
  isAvailable: IsAvailable | null
}
export type IsAvailable = (db: Db) => Promise<boolean>
export type Feature = Route[]

/** Ties each call of a noun to its words and its handler; TypeScript refuses a call left out. */
export const feature = <Calls extends Record<string, Call>>(
  calls: Calls,
  described: Described<Calls>,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name]> },
  ownTransactions: (keyof Calls)[] = [],
  available: { [Name in keyof Calls]?: IsAvailable } = {},
): Feature => {
  const all: Readonly<Record<string, Call>> = calls
  return keysOf(calls).map((name) => ({
    name: `${described.noun.toLowerCase().replaceAll(' ', '_')}_${name}`,
    noun: described.noun,
    description: described.calls[name],
    call: defined(all[name]),
    handler: handlers[name] as unknown as Handler<Call>,
    ownTransaction: ownTransactions.includes(name),
    isAvailable: available[name] ?? null,
  }))
}
