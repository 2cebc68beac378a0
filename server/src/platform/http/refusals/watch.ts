import { historyTypes } from 'contract/insight/history'
import type { Problem } from 'contract/platform/problems'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../database/db.ts'
import { isObject } from '../guards.ts'
import { networkOf, senderAddress } from '../server/networks.ts'
import { countedWrites } from './counted-writes.ts'
import { eventOf, reasonOf } from './events.ts'
import { type NamedRow, rowsNamed } from './named-rows.ts'
import { type ForeignRows, notFoundQueue } from './not-found.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request was answered with when it was refused. */
    refusal: Problem | null
  }
  interface FastifyInstance {
    /** Writes repeats of refusals, which are counted in memory, into the database; `all` also minutes under way. */
    writeRefusals(all?: boolean): Promise<void>
  }
}

const pathOf = (request: FastifyRequest): string =>
  (request.routeOptions.url ?? 'none').replace(/:(\w+)/g, '{$1}')

/** A row's history names the row in the query; all other calls in the path. */
const rowsOf = (request: FastifyRequest): NamedRow[] => {
  const { object_type, object_id } = isObject(request.query) ? request.query : {}
  const type = historyTypes.find((each) => each === object_type)
  const isHistory = request.routeOptions.url === '/api/history/'
  if (isHistory && type && typeof object_id === 'string' && /^\d{1,9}$/.test(object_id))
    return [{ type, id: Number(object_id) }]
  return rowsNamed(pathOf(request), isObject(request.params) ? request.params : {})
}

const seenOf = (request: FastifyRequest, refusal: Problem) => {
  const actor = request.person?.id ?? null
  const details = { method: request.method, path: pathOf(request), code: reasonOf(refusal) }
  return {
    actor,
    address: senderAddress(request.ip),
    details: actor === null ? { ...details, network: networkOf(request.ip) } : details,
    request: request.id,
  }
}

/**
 * Puts refusals into the audit and the log, of all calls here: which call was refused, to whom and why, and nothing of
 * what was sent.
 */
export const watchRefusals = (app: FastifyInstance, db: Db, foreignRows: ForeignRows): void => {
  const { write, flush } = countedWrites(app.log, db)
  const notFound = notFoundQueue(app.log, db, foreignRows)

  app.decorateRequest('refusal', null)
  // no promise for all the answers that are none of these
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const event = request.refusal && eventOf(request.refusal)
    if (!event || !request.refusal) return done()
    const row = rowsOf(request).at(-1)
    request.recorded = true
    write({ ...seenOf(request, request.refusal), event, type: row?.type ?? 'call', id: row?.id ?? null })
      .catch((error: unknown) => request.log.error({ err: error }, 'a refusal was not recorded'))
      .finally(() => done())
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const { refusal, person } = request
    if (refusal?.status === 404 && person && !eventOf(refusal)) {
      const seen = { ...seenOf(request, refusal), event: 'permission.denied' as const }
      const found = (row: NamedRow) => write({ ...seen, ...row })
      notFound.add({ actor: person, rows: rowsOf(request), found })
    }
    done()
  })
  app.decorate('writeRefusals', async (all = false) => {
    await notFound.now()
    await flush(all)
  })
}
