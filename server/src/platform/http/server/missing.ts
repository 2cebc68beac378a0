import { Problem } from 'contract/platform/problems'
import type { FastifyInstance } from 'fastify'
import type { Route } from '../feature.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** A known path asked with another method: 405, and `Allow` says which there are. */
export const missing = (app: FastifyInstance, routes: Route[]): void => {
  const known = new Map<string, string[]>()
  for (const { call } of routes) {
    const url = call.path.replace(/\{(\w+)\}/g, ':$1')
    known.set(url, [...(known.get(url) ?? []), call.method])
  }
  for (const [url, allowed] of known) {
    app.route({
      method: methods.filter((method) => !allowed.includes(method === 'HEAD' ? 'GET' : method)),
      url,
      config: { access: 'anyone' },
      exposeHeadRoute: false,
      // before the body is read: nothing in it can matter
      onRequest: async (_request, reply) => {
        reply.header(
          'Allow',
          allowed.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])).join(', '),
        )
        throw new Problem('method_not_allowed')
      },
      handler: async () => {},
    })
  }
}
