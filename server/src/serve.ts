import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refusal } from './platform/database/failures/refusal.ts'
import type { Database } from './platform/database/open.ts'
import type { Settings } from './platform/settings/settings.ts'

/** A wrong setting or a database that must not be used stops the start with one line. */
export const stop = (error: unknown): never => {
  process.stderr.write(`Vereda did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Told before minutes are spent on a database. */
export const assertPortFree = async (
  { port, host }: Pick<Settings, 'port' | 'host'>,
  advice = 'stop what uses it, or set another PORT',
): Promise<void> => {
  const server = createServer().listen(port, host)
  await once(server, 'listening').catch((error: Error) => {
    throw refusal(`it cannot listen on port ${port} of ${host}: ${advice} (${error.message})`, error)
  })
  await once(server.close(), 'close')
}

/** Milliseconds. */
const sameRequest = 500
/** Milliseconds for who has a connection to ask once more, and to hear that it was the last time. */
const farewell = 500
/** What is not answered so long after the request to end is cut off; milliseconds. */
const lastAnswers = 25_000

/**
 * Nobody new is let in, and connections that are kept open stay a moment: closed at once, one of them could lose a
 * request that is on its way. Each answer meanwhile is the last on its connection.
 */
const takeLeave = (server: Server): Promise<void> =>
  new Promise((left) => {
    const late = setTimeout(left, farewell)
    // without the part of the web's own server, which closes what is idle
    Server.prototype.close.call(server, () => {
      clearTimeout(late)
      left()
    })
  })

/** Listens, and ends in order when asked to: what is under way is answered, then the database is closed. */
export const serve = async (
  app: FastifyInstance,
  database: Database,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<void> => {
  app.addHook('preClose', () => takeLeave(app.server))
  await app.listen({ port, host })
  let first: number | null = null
  const end = (signal: NodeJS.Signals) => {
    if (first !== null) {
      // npm hands on what the terminal has already sent: that is no second request to end
      if (performance.now() - first <= sameRequest) return
      app.log.warn({ signal }, 'asked to end once more: ended at once')
      process.exit(1)
    }
    const began = performance.now()
    first = began
    app.log.info({ signal }, 'asked to end: what is under way is answered')
    setTimeout(() => {
      app.log.warn('what is not answered by now is cut off')
      app.server.closeAllConnections()
    }, lastAnswers).unref()
    app
      .close()
      .then(() => database.close())
      .then(() => {
        app.log.info({ seconds: Math.round((performance.now() - began) / 1000) }, 'ended in order')
        process.exit(0)
      }, stop)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
