import { Problem } from 'contract/platform/problems'
import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import { migrationsFolder } from '../../settings/folders.ts'

const pingMilliseconds = 500

/** Milliseconds for which one look answers everybody who asks, so that strangers cannot make the database work. */
const answeredFor = 1000

/** Carries out the work once for all who ask within `milliseconds`, and gives each its success or failure. */
const sharedFor = (milliseconds: number, work: () => Promise<void>): (() => Promise<void>) => {
  let latest: { result: Promise<void>; endsAt: number } | null = null
  return () => {
    const now = performance.now()
    if (latest === null || now >= latest.endsAt) {
      const begun = { result: work(), endsAt: Number.POSITIVE_INFINITY }
      const end = () => {
        begun.endsAt = performance.now() + milliseconds
      }
      begun.result.then(end, end)
      latest = begun
    }
    return latest.result
  }
}

/** For whoever watches the server: does the process live, and could it serve a request now? No version is shown. */
export const health = (app: FastifyInstance, database: Database, assertSpace: () => Promise<void>): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  const assertReady = sharedFor(answeredFor, async () => {
    await database.ping(pingMilliseconds)
    // beside a newer version this one goes on until it is ended: what that one added is no fault of this one
    if ((await missingMigrations(database.db, migrationsFolder)) > 0) throw new Problem('unavailable')
    await assertSpace().catch(() => {
      throw new Problem('unavailable')
    })
  })
  app.get('/readyz', async (_request, reply) => {
    if (closing) throw new Problem('unavailable')
    await assertReady()
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' })
  })
}
