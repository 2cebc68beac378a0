import type { FastifyInstance } from 'fastify'
import { trustedProxies } from '../../platform/http/server/trusted-proxies.ts'
import { kinds, newTrace, type OpenSpan, type Place, type Tracer } from './span.ts'
import { placeOf } from './traceparent.ts'

/** Requests have the names of calls: no address with ids or search terms is in a trace. */
export const traceRequests = (app: FastifyInstance, tracer: Tracer, trustProxy: readonly string[]): void => {
  const isTrusted = trustedProxies(trustProxy)
  const spans = new WeakMap<object, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    // only a trusted proxy may set the parent
    const isOfProxy = isTrusted(request.raw.socket.remoteAddress ?? '')
    const place: Place = isOfProxy ? placeOf(request.headers.traceparent) : newTrace()
    const { url: route = 'other', config } = request.routeOptions
    const name = config.callName ?? 'other'
    const span = tracer.begin(name, kinds.server, place, {
      'http.request.method': request.method,
      'http.route': route,
    })
    spans.set(request, span)
    tracer.below(span.place, done)
  })
  // reading a body loses the current span, so it is set again
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) tracer.below(span.place, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      isFailed: statusCode >= 500,
    })
    done()
  })
}
