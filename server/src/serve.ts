import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Database } from './platform/database/open.ts'
import type { Settings } from './platform/settings/settings.ts'

/** A wrong setting or a database that must not be used stops the start with one line. */
export const stop = (error: unknown): never => {
  process.stderr.write(`Vereda did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
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
  const end = () => {
    if (first !== null) {
      // npm hands on what the terminal has already sent: that is no second request to end
      if (performance.now() - first > sameRequest) process.exit(1)
      return
    }
    first = performance.now()
    setTimeout(() => app.server.closeAllConnections(), lastAnswers).unref()
    app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0), stop)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
