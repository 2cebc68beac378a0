import { type Call, readsStream } from 'contract/access/call'
import { checked } from 'contract/platform/checked'
import { Problem } from 'contract/platform/problems'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/db.ts'
import { type Admission, admit, admitAsBefore } from './admission.ts'
import { cachedBody, packingOf } from './bodies/cached-bodies.ts'
import { type Write, writing } from './bodies/writing.ts'
import { textOfAnswer } from './bodies/written.ts'
import type { RequestContext, Route } from './feature.ts'
import { guardBody, isObject } from './guards.ts'
import { inTransaction, type Outcome } from './in-transaction.ts'
import { languageOf } from './language.ts'
import { leavingOut } from './omitted-nulls.ts'
import type { Person } from './person.ts'
import { answeredAs, type Recognised } from './recognised.ts'
import { refuse } from './refusing.ts'
import { isCached, requestedVersions } from './versions.ts'

const largestId = 2_147_483_647

/** Ids in the path are positive integers; anything else names no row. */
const parametersOf = (request: FastifyRequest): Record<string, number> =>
  Object.fromEntries(
    Object.entries(isObject(request.params) ? request.params : {}).map(([name, value]) => {
      const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0
      if (id === 0 || id > largestId) throw new Problem('not_found')
      return [name, id]
    }),
  )

const withoutEmpty = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(isObject(query) ? query : {}).filter(([, value]) => value !== ''))

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
  if (status === 204) return reply.code(204).header('Cache-Control', 'no-store').send()
  reply.code(status).header('Content-Type', 'application/json; charset=utf-8')
  if (replayed) reply.header('Idempotent-Replay', 'true')
  if (call.cacheable && isObject(answer)) {
    const { bytes, tag, packing } = await cachedBody(
      write,
      answer,
      packingOf(request.headers['accept-encoding']),
    )
    reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')
    reply.header('Vary', 'Accept-Language, Accept-Encoding')
    if (isCached(request.headers['if-none-match'], tag)) return reply.code(304).send()
    if (packing !== null) reply.header('Content-Encoding', packing)
    return reply.send(bytes)
  }
  reply.header('Cache-Control', 'no-store')
  if (isVersioned(answer)) reply.header('ETag', `"v${answer.version}"`)
  return reply.send(textOfAnswer(answer) ?? write(answer))
}

const contextOf = (
  { call, withoutNulls }: Route & { withoutNulls(body: object): object },
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const parameters = parametersOf(request)
  const isUpload = readsStream(call)
  if (call.stream !== 'upload' && request.isMultipart()) throw new Problem('unsupported_media_type')
  // `null` is something that was sent, and no object
  const sent = isUpload || request.body === undefined ? {} : request.body
  guardBody(call.body, sent)
  const sentBody = isObject(sent) ? withoutNulls(sent) : sent
  const providedFields = isObject(sentBody) ? Object.keys(sentBody) : []
  const work: (() => void | Promise<void>)[] = []
  const context: RequestContext = {
    db,
    actor: request.person as Person,
    parameters,
    query: isUpload ? request.query : checked(call.query, withoutEmpty(request.query)),
    body: isUpload || call.method === 'GET' ? {} : checked(call.body, sentBody),
    providedFields,
    language: languageOf(request.headers['accept-language'], request.person?.language),
    versions: requestedVersions(request.headers['if-match']),
    request,
    reply,
    last: (statement) => statement(),
    lastStoring: (statement) => statement(null),
    afterwards: (task) => work.push(task),
  }
  return { context, work }
}

/** Puts a noun's calls on the server: who may ask, what was asked, one transaction, the answer through its shape. */
export const answering = (app: FastifyInstance, db: Db, routes: Route[], admission: Admission): void => {
  for (const route of routes) {
    const { call, ownTransaction } = route
    const read = { ...route, withoutNulls: leavingOut(call) }
    const writerFor = call.stream === 'download' ? null : writing(call)
    const answer = async (request: FastifyRequest, reply: FastifyReply, recognised: Recognised | null) => {
      const isOutside = call.method === 'GET' || ownTransaction
      const from = isOutside && recognised ? recognised.carrying() : db
      const { context, work } = contextOf(read, from, request, reply)
      const outcome = isOutside
        ? await outside(route, context)
        : await inTransaction(route, db, context, recognised ? [recognised.assumption()] : [])
      for (const task of work) await task()
      return { context, outcome }
    }
    const anew = async (request: FastifyRequest, reply: FastifyReply) => {
      await admit(route, db, request, admission)
      return answer(request, reply, null)
    }
    /** What could not be read is refused before anybody has looked who asks. */
    const refusalOf = async (error: unknown, request: FastifyRequest): Promise<unknown> => {
      try {
        const isStill = (await request.recognised?.isStill()) ?? true
        if (!isStill) await admit(route, db, request, admission)
        return error
      } catch (refusal) {
        return refusal
      }
    }
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access: call.access, ...(call.stream === 'bytes' && { takesBytes: true }) },
      // a file says how long it is, and parts of it can be asked for
      ...(call.stream === 'download' && !call.media && { compress: false as const }),
      onRequest: async (request) => {
        if (!admitAsBefore(route, db, request, admission)) await admit(route, db, request, admission)
      },
      errorHandler: async (error, request, reply) => refuse(await refusalOf(error, request), request, reply),
      handler: async (request, reply) => {
        const { recognised } = request
        request.recognised = null
        const { context, outcome } = recognised
          ? await answeredAs(
              recognised,
              () => answer(request, reply, recognised),
              () => anew(request, reply),
            )
          : await answer(request, reply, null)
        return writerFor === null ? reply : send(call, writerFor(context.query), outcome, context)
      },
    })
  }
}
