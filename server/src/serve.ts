import type { FastifyInstance } from 'fastify'
import type { Database } from './database/open.ts'
import type { Settings } from './settings.ts'

/** A wrong setting or a database that must not be used stops the start with one line. */
export const stop = (error: unknown): never => {
  process.stderr.write(`Vereda did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Milliseconds. */
const sameRequest = 500
/** What is not answered so long after the request to end is cut off; milliseconds. */
const lastAnswers = 25_000

/** Listens, and ends in order when asked to: what is under way is answered, then the database is closed. */
export const serve = async (
  app: FastifyInstance,
  database: Database,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<void> => {
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
