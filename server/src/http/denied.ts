import type { FastifyInstance } from 'fastify'
import { record } from '../audit/queries.ts'
import type { Db } from '../database/db.ts'

/** Keeps in the audit what people who are signed in tried and may not: the call and its path, never a word of what they sent. */
export const keepDenied = (app: FastifyInstance, db: Db): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { person: actor, method } = request
    if (reply.statusCode !== 403 || !actor) return done(null, payload)
    const call = { method, path: request.url.split('?')[0]?.slice(0, 200) }
    record({ db, actor, request }, 'permission.denied', { type: 'call', id: null }, { new: call })
      .catch((error: unknown) => request.log.error({ err: error }, 'a refusal was not recorded'))
      .then(() => done(null, payload))
  })
}
