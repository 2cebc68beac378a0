import type { FastifyInstance, FastifyRequest } from 'fastify'
import { record } from '../audit/queries.ts'
import type { Db } from '../database/db.ts'
import type { Person } from '../person.ts'

const keep = async (db: Db, actor: Person, request: FastifyRequest): Promise<void> => {
  const { method, url } = request
  const call = { method, path: url.split('?')[0]?.slice(0, 200) }
  try {
    await record({ db, actor, request }, 'permission.denied', { type: 'call', id: null }, { new: call })
  } catch (error) {
    request.log.error({ err: error }, 'a refusal was not recorded')
  }
}

/**
 * Keeps in the audit what people who are signed in tried and may not: the call and its path, never a word of what they
 * sent.
 */
export const keepDenied = (app: FastifyInstance, db: Db): void => {
  // no promise for all the answers that are none of these
  app.addHook('onSend', (request, reply, _payload, done) => {
    const goOn = () => done()
    if (reply.statusCode !== 403 || !request.person) return goOn()
    void keep(db, request.person, request).finally(goOn)
  })
}
