import { Problem } from 'contract/problems'
import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import { migrationsFolder } from '../folders.ts'

const pingMilliseconds = 500

/** For whoever watches the server: does the process live, and could it serve a request now? No version is shown. */
export const health = (
  app: FastifyInstance,
  database: Database,
  mustHaveSpace: () => Promise<void>,
): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    if (closing) throw new Problem('unavailable')
    await database.ping(pingMilliseconds)
    if ((await missingMigrations(database.db, migrationsFolder)) !== 0) throw new Problem('unavailable')
    await mustHaveSpace().catch(() => {
      throw new Problem('unavailable')
    })
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' })
  })
}
