import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/open.ts'
import { type Admission, admit, admitAsBefore } from './admission.ts'
import { send } from './bodies/sending.ts'
import { writing } from './bodies/writing.ts'
import type { Route } from './feature.ts'
import { inTransaction, type Outcome } from './in-transaction.ts'
import { readerOf } from './lagging.ts'
import { leavingOut } from './omitted-nulls.ts'
import { answeredAs, type Recognised } from './recognised.ts'
import { refuse } from './refusing.ts'
import { contextOf } from './request-context.ts'

/** How a route answers for somebody, anew or recognised. */
const answersOf = (route: Route, { db, replica }: Pick<Database, 'db' | 'replica'>, admission: Admission) => {
  const { call, ownTransaction } = route
  const answerTo = readerOf(route, replica)
  const read = { ...route, withoutNulls: leavingOut(call) }
  const isOutside = call.method === 'GET' || ownTransaction

  const answer = async (request: FastifyRequest, reply: FastifyReply, recognised: Recognised | null) => {
    const from = isOutside && recognised ? recognised.carrying() : db
    const { context, work } = contextOf(read, from, request, reply)
    let outcome: Outcome
    if (isOutside) {
      reply.code(call.status)
      outcome = { status: 0, answer: await answerTo(context), replayed: false }
      outcome.status = reply.statusCode
    } else {
      const assumptions = recognised ? [recognised.assumption()] : []
      outcome = await inTransaction(route, db, context, assumptions)
    }
    for (const task of work) await task()
    return { context, outcome }
  }
  const anew = async (request: FastifyRequest, reply: FastifyReply) => {
    await admit(route, db, request, admission)
    return answer(request, reply, null)
  }
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { recognised } = request
    request.recognised = null
    if (recognised === null) return answer(request, reply, null)
    return answeredAs(
      recognised,
      () => answer(request, reply, recognised),
      () => anew(request, reply),
    )
  }
}

/** Puts a noun's calls on the server: who may ask, what was asked, one transaction, the answer through its shape. */
export const answering = (
  app: FastifyInstance,
  database: Pick<Database, 'db' | 'replica'>,
  routes: Route[],
  admission: Admission,
): void => {
  const { db } = database
  for (const route of routes) {
    const { call } = route
    const writerFor = call.stream === 'download' ? null : writing(call)
    const answered = answersOf(route, database, admission)
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
      config: {
        access: call.access,
        callName: route.name,
        ...(call.stream === 'bytes' && { takesBytes: true }),
      },
      // a file says how long it is, and parts of it can be asked for
      ...(call.stream === 'download' && !call.media && { compress: false as const }),
      // who is recognised needs no promise
      onRequest: (request, _reply, done) => {
        if (!admitAsBefore(route, db, request, admission)) return admit(route, db, request, admission)
        return done()
      },
      errorHandler: async (error, request, reply) => refuse(await refusalOf(error, request), request, reply),
      handler: async (request, reply) => {
        const { context, outcome } = await answered(request, reply)
        return writerFor === null ? reply : send(call, writerFor(context.query), outcome, context)
      },
    })
  }
}
