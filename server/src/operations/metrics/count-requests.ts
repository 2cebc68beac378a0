import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Seconds; answers are aimed at tens of milliseconds, and none may take longer than ten seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The number and duration of each call. A call has its name, never an address with ids or search terms. */
export const countRequests = (app: FastifyInstance, registry: Registry): void => {
  const seconds = new Histogram({
    name: 'vereda_request_seconds',
    help: 'How long requests took, by the name of the call',
    labelNames: ['call'],
    buckets,
    registers: [registry],
  })
  const requests = new Counter({
    name: 'vereda_requests_total',
    help: 'Requests answered, by the name of the call and the status of the answer',
    labelNames: ['call', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.callName ?? 'other'
    seconds.observe({ call }, reply.elapsedTime / 1000)
    requests.inc({ call, status: reply.statusCode })
    done()
  })
}
