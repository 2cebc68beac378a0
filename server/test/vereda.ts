import { deepStrictEqual } from 'node:assert'
import type { Call } from 'contract/access/call'
import { addressOf, type Question } from 'contract/access/client'
import type { ProblemCode } from 'contract/platform/problems'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { z } from 'zod'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/platform/database/open.ts'
import { writing } from '../src/platform/http/bodies/writing.ts'
import { refusalsOf } from '../src/platform/openapi/refusals.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { givenDatabase } from './database/database.ts'
import type { Someone } from './given/people.ts'
import { atTheEnd } from './running/endings.ts'
import { temporaryFolder } from './running/temporary-folder.ts'

export type Answered<Asking extends Call> = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The answer's shape; a refusal has `code` and perhaps `errors`. */
  body: z.output<Asking['answer']> & { code: string; errors?: Record<string, { code: string }[]> }
}

export type Vereda = {
  app: FastifyInstance
  database: Database
  /** Asks a call through the front door, as somebody or as nobody. */
  ask<Asking extends Call>(
    call: Asking,
    as: Someone | null,
    question?: Question<Asking> & { headers?: Record<string, string> },
  ): Promise<Answered<Asking>>
  close(): Promise<void>
}

/** Made once for a call: making a writer takes longer than most calls. */
const onceFor = <Key extends object, Made>(make: (key: Key) => Made) => {
  const made = new WeakMap<Key, Made>()
  return (key: Key): Made => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

const writerOf = onceFor(writing)
const refusalsOnce = onceFor(refusalsOf)

/**
 * Answers that SQL wrote do not pass through their shape on the way out: a field too many, or one missing, shows here.
 */
const assertFitShape = (call: Call, query: object | undefined, body: unknown): void => {
  if (call.stream) return
  // as they arrive: text, and empty ones left out
  const parameters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const parsed = call.query.parse(
    Object.fromEntries(parameters.map(([name, value]) => [name, String(value)])),
  )
  const write = writerOf(call)(parsed)
  deepStrictEqual(body, JSON.parse(write(body)), `${call.path} answers another shape than its own`)
}

/**
 * Calls that change nothing the audit keeps: a new token for an old one, a question, a mark on one's own message, bytes
 * on their way. The file that they become is in the audit. What one practises is nobody else's to read (decision 217).
 */
const withoutAudit = [
  '/api/account/token/refresh/',
  '/api/account/lock/check/',
  '/api/account/passkeys/challenge/',
  '/api/account/passkeys/step_up/challenge/',
  '/api/account/provider/begin/',
  '/api/account/passkeys/sign_in/challenge/',
  '/api/account/email/validate',
  '/api/account/password/validate',
  '/api/notifications/:id/mark_as_read/',
  '/api/practice-case/',
  '/api/practice-case/:case/',
  '/api/practice-case/decline/',
  '/api/upload/',
  '/api/upload/:id/',
]

/** Every change is in the audit: which calls succeeded and left no row there. */
const watchAudit = (app: FastifyInstance) => {
  const unrecorded: string[] = []
  app.addHook('onSend', async (request, reply) => {
    const { method, routeOptions, recorded } = request
    const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(method) && reply.statusCode < 300
    const isReplay = reply.hasHeader('idempotent-replay')
    const url = routeOptions.url ?? ''
    if (isChange && !isReplay && !recorded && !withoutAudit.includes(url)) unrecorded.push(`${method} ${url}`)
  })
  return () => deepStrictEqual(unrecorded, [], 'changes that are not in the audit')
}

/** What a call may be refused with stands in its description: a code that nobody described shows here. */
const assertDescribed = ({ calls }: FastifyInstance, query: Call, code: string): void => {
  const route = calls.find(({ call }) => call.method === query.method && call.path === query.path)
  if (route && !refusalsOnce(route).includes(code as ProblemCode))
    throw new Error(`${query.method} ${query.path} answers ${code}, which its described.ts does not name`)
}

/** The server on a database of its own, as a test file needs it. `env` are settings as an operator gives them. */
export const givenVereda = async (
  env: Record<string, string> = {},
  log?: { write: (line: string) => void },
): Promise<Vereda> => {
  const database = await givenDatabase()
  const folder = temporaryFolder()
  const quiet = {
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_SECOND: '0',
    MIN_FREE_MB: '0',
    WEBHOOK_HOSTS: '127.0.0.1',
  }
  const settings = readSettings({ ...quiet, DATA_DIR: folder.path, ...env })
  const app = await buildApp({ database, settings, ...(log && { log }) })
  const assertRecorded = watchAudit(app)
  const ending = atTheEnd(async () => {
    await app.close()
    await database.close()
    folder.remove()
    assertRecorded()
  })
  return {
    app,
    database,
    ask: async (call, as, question = {}) => {
      const options: InjectOptions = {
        method: call.method,
        url: addressOf(call, question),
        headers: {
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...question.headers,
        },
        ...(question.body !== undefined && { payload: question.body as object }),
      }
      const answer = await app.inject(options)
      assertRecorded()
      const body = (answer.body ? answer.json() : null) as Answered<typeof call>['body']
      if (answer.statusCode < 300 && body) assertFitShape(call, question.query, body)
      if (answer.statusCode >= 400) assertDescribed(app, call, body.code)
      return { status: answer.statusCode, headers: answer.headers, body }
    },
    close: ending.do,
  }
}
