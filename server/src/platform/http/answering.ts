import type { Call } from 'contract/access/call'
import { mayEver, type Verb } from 'contract/access/permissions'
import { checked } from 'contract/platform/checked'
import { Problem } from 'contract/platform/problems'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/db.ts'
import { transact } from '../database/sessions/transact.ts'
import { cachedBody, packingOf } from './cached-bodies.ts'
import type { RequestContext, Route } from './feature.ts'
import { guardBody, isObject } from './guards.ts'
import { type Kept, repeatable } from './idempotency.ts'
import { languageOf } from './language.ts'
import { leavingOut } from './omitted-nulls.ts'
import type { Person } from './person.ts'
import { addressOf } from './server/networks.ts'
import { assertStillAllowed } from './still-allowed.ts'
import type { RequestLimits } from './throttle.ts'
import { isKept, versionsAsked } from './versions.ts'
import { type Write, writing } from './writing.ts'
import { textOf } from './written.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
    recorded?: boolean
  }
}

/** Who asks, by the request's `Authorization` header, and how much they may ask; access/ knows people, not this room. */
export type Admission = {
  limits: RequestLimits
  personOf(db: Db, header: string | undefined): Promise<Person | null>
}
const largestId = 2_147_483_647

/**
 * 401, 429 and the role's 403 come before a byte of the body is read. Where everybody is nobody, such as at a login,
 * no token is looked at: whose token has ended may send it along and still get another. What is gone is gone whatever
 * was sent to it.
 */
const admit = async (
  { call, stands }: Route,
  db: Db,
  request: FastifyRequest,
  { limits, personOf }: Admission,
) => {
  if (stands && !(await stands(db))) throw new Problem('not_found')
  if (call.access === 'anyone' && !call.signedIn) return limits.anonymous(addressOf(request.ip))
  request.person = await personOf(db, request.headers.authorization).catch((error: unknown) => {
    limits.unknownToken(addressOf(request.ip))
    throw error
  })
  if (request.person) limits.person(request.person.id)
  else if (call.access === 'anyone') limits.anonymous(addressOf(request.ip))
  if (request.person && call.signedIn && !mayEver(request.person, call.signedIn)) {
    throw new Problem('permission_denied')
  }
  if (call.access === 'anyone') return
  if (!request.person) throw new Problem('not_authenticated')
  if (call.access !== 'signed in' && !mayEver(request.person, call.access as Verb)) {
    throw new Problem('permission_denied')
  }
}

/** Ids in the path are positive integers; anything else names no row. */
const parametersOf = (request: FastifyRequest): Record<string, number> =>
  Object.fromEntries(
    Object.entries(request.params as Record<string, string>).map(([name, value]) => {
      const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0
      if (id === 0 || id > largestId) throw new Problem('not_found')
      return [name, id]
    }),
  )

const withoutEmpty = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''))

type Outcome = { status: number; answer: unknown; replayed: boolean }

/** One write is one transaction; it is run again when it failed only because of another beside it. */
const inTransaction = async (route: Route, db: Db, context: RequestContext): Promise<Outcome> => {
  const { call, handler } = route
  const { request, reply, actor } = context
  const repeat =
    call.method === 'POST' && actor && !call.stream ? repeatable(request, actor.id, request.body) : null
  const once = async (transaction: Db): Promise<Outcome> => {
    const before: Kept | null = repeat ? await repeat.before(transaction) : null
    if (before) {
      await assertStillAllowed(transaction, () =>
        handler({ ...context, db: transaction, afterwards: () => undefined }),
      )
      return { status: before.status, answer: before.body, replayed: true }
    }
    reply.code(call.status)
    const answer = await handler({ ...context, db: transaction })
    const status = reply.statusCode
    await repeat?.keep(transaction, { status, body: answer })
    return { status, answer, replayed: false }
  }
  return transact(db, once)
}

const outside = async ({ call, handler }: Route, context: RequestContext): Promise<Outcome> => {
  context.reply.code(call.status)
  const answer = await handler(context)
  return { status: context.reply.statusCode, answer, replayed: false }
}

const isVersioned = (answer: unknown): answer is { version: number } =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number'

const send = async (
  call: Call,
  write: Write,
  { status, answer, replayed }: Outcome,
  context: RequestContext,
): Promise<FastifyReply> => {
  const { request, reply } = context
  reply.code(status).header('Content-Type', 'application/json; charset=utf-8')
  if (replayed) reply.header('Idempotent-Replay', 'true')
  if (call.cacheable) {
    const { bytes, tag, packing } = await cachedBody(
      write,
      answer as object,
      packingOf(request.headers['accept-encoding']),
    )
    reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
    reply.header('Vary', 'Accept-Language, Accept-Encoding')
    if (isKept(request.headers['if-none-match'], tag)) return reply.code(304).send()
    if (packing !== null) reply.header('Content-Encoding', packing)
    return reply.send(bytes)
  }
  reply.header('Cache-Control', 'no-store')
  if (isVersioned(answer)) reply.header('ETag', `"v${answer.version}"`)
  return reply.send(textOf(answer) ?? write(answer))
}

/** Puts a noun's calls on the server: who may ask, what was asked, one transaction, the answer through its shape. */
export const answering = (app: FastifyInstance, db: Db, routes: Route[], admission: Admission): void => {
  for (const route of routes) {
    const { call, alone } = route
    const withoutNulls = leavingOut(call)
    const writerFor = call.stream === 'download' ? null : writing(call)
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access: call.access },
      // a file says how long it is, and parts of it can be asked for
      ...(call.stream === 'download' && !call.media && { compress: false as const }),
      onRequest: (request) => admit(route, db, request, admission),
      handler: async (request, reply) => {
        const parameters = parametersOf(request)
        const isUpload = call.stream === 'upload'
        if (!isUpload && request.isMultipart()) throw new Problem('unsupported_media_type')
        // `null` is something that was sent, and no object
        const sent = isUpload || request.body === undefined ? {} : (request.body as object)
        guardBody(call.body, sent)
        const sentBody = isObject(sent) ? withoutNulls(sent) : sent
        const work: (() => void | Promise<void>)[] = []
        const context: RequestContext = {
          db,
          actor: request.person as Person,
          parameters,
          query: isUpload ? request.query : checked(call.query, withoutEmpty(request.query)),
          body: isUpload || call.method === 'GET' ? {} : checked(call.body, sentBody),
          providedFields: Object.keys(sentBody),
          language: languageOf(request.headers['accept-language'], request.person?.language),
          versions: versionsAsked(request.headers['if-match']),
          request,
          reply,
          afterwards: (deed) => work.push(deed),
        }
        const outcome =
          call.method === 'GET' || alone
            ? await outside(route, context)
            : await inTransaction(route, db, context)
        for (const deed of work) await deed()
        return writerFor === null ? reply : send(call, writerFor(context.query), outcome, context)
      },
    })
  }
}
