import { problems } from 'contract/platform/problems'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appliedIn, missingMigrations } from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import { migrationsFolder } from '../../settings/folders.ts'

const pingMilliseconds = 500

/** Milliseconds for which one look answers everybody who asks, so that strangers cannot make the database work. */
const answeredFor = 1000

/** Carries out the work once for all who ask within `milliseconds`, and gives each its success or failure. */
const sharedFor = <Result>(milliseconds: number, work: () => Promise<Result>): (() => Promise<Result>) => {
  let latest: { result: Promise<Result>; endsAt: number } | null = null
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

/** Why no request could be served now, in the words of `/readyz`. */
const reasons = {
  database: 'The database does not answer',
  migrations: 'The tables of the database are older than this version',
  ending: 'The server is ending',
}
type Reason = keyof typeof reasons

/** Asked every second or two while something is away: it fills no log, where the cause has its own lines. */
const notReady = (request: FastifyRequest, reply: FastifyReply, reason: Reason) =>
  reply
    .code(problems.unavailable[0])
    .header('Cache-Control', 'no-store')
    .header('Retry-After', 1)
    .send({ detail: reasons[reason], code: 'unavailable', reason, request_id: request.id })

/**
 * For whoever watches the server: does the process live, and could it serve a request now? A full disk is told and is
 * no reason to ask another server: people read on, and all servers may share that disk. No version is shown.
 */
export const health = (app: FastifyInstance, database: Database, assertSpace: () => Promise<void>): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  const readiness = sharedFor(
    answeredFor,
    async (): Promise<{ reason: Reason } | { disk: 'ok' | 'full' }> => {
      try {
        await database.ping(pingMilliseconds)
        // beside a newer version this one goes on until it is ended: what that one added is no fault of this one
        const missing = await missingMigrations(migrationsFolder, await appliedIn(database.db))
        if (missing.length > 0) return { reason: 'migrations' }
      } catch {
        return { reason: 'database' }
      }
      return assertSpace().then(
        () => ({ disk: 'ok' as const }),
        () => ({ disk: 'full' as const }),
      )
    },
  )
  app.get('/readyz', async (request, reply) => {
    if (closing) return notReady(request, reply, 'ending')
    const found = await readiness()
    if ('reason' in found) return notReady(request, reply, found.reason)
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok', ...found })
  })
}
