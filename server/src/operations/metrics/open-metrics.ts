import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { refusal } from '../../platform/database/failures/refusal.ts'
import { countRequests } from './count-requests.ts'
import { openGauges, type Watched } from './gauges.ts'

const listenOn = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(refusal(`METRICS_PORT: port ${port} of ${host} cannot be listened on (${error.code})`, error)),
    )
    server.listen(port, host, done)
  })

/**
 * Figures for Prometheus, on a port of their own that no proxy leads to: they need no login and name nobody. Parallel
 * scrapes share one reading.
 */
export const openMetrics = async (
  app: FastifyInstance,
  watched: Watched,
  { port, host }: { port: number; host: string },
): Promise<void> => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  const refresh = openGauges(registry, watched)
  let refreshing: Promise<string> | null = null
  const written = (): Promise<string> => {
    refreshing ??= refresh()
      .then(() => registry.metrics())
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await written()
      return response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
    } catch (error) {
      app.log.error({ err: error }, 'metrics failed')
      return response.writeHead(500).end()
    }
  })
  await listenOn(server, port, host)
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
}
