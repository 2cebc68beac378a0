import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { reading } from '../reading.ts'
import { refuse } from '../refusing.ts'
import { guardConnections } from './connections.ts'
import { declared } from './declared.ts'
import { safeHeaders } from './headers.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { refusingUnreadable } from './unreadable.ts'

/** Fastify with our limits and our refusals, and no route yet. */
export const openHttp = (settings: Settings, log?: { write: (line: string) => void }): FastifyInstance => {
  const safe = safeHeaders(settings)
  const refuseUnreadable = refusingUnreadable(safe)
  const app = fastify({
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, ...(log && { stream: log }) },
    connectionTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    // what still comes on an open connection is answered like all else, and the connection ends with it
    return503OnClosing: false,
    // before any hook, which would set the headers
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.headers(safe)),
    clientErrorHandler: refuseUnreadable,
  })
  guardConnections(app.server, trustedProxies(settings.trustProxy), refuseUnreadable)
  declared(app)
  reading(app)
  app.decorateRequest('person', null)
  app.decorateRequest('recognised', null)
  app.decorateRequest('recorded', false)
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  return app
}
