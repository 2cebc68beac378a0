import { limits } from 'contract/platform/limits'
import type { FastifyInstance } from 'fastify'
import type { Evidence } from '../../evaluation/files/evidence.ts'
import { openDestination } from '../../platform/audit/heads/destination.ts'
import { writeHeads } from '../../platform/audit/heads/write-heads.ts'
import type { Database } from '../../platform/database/open.ts'
import { cleanResults } from '../../platform/jobs/clean.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { WorkLog } from '../../platform/work-log.ts'
import { regularly } from './regularly.ts'
import { regularWork } from './work.ts'

/** Starts the regular work; writes the rest of the audit when the server ends. */
export const startMaintenance = async (
  app: FastifyInstance,
  { database, settings }: { database: Database; settings: Settings },
  evidence: Evidence,
  results: Storage,
  log: WorkLog,
): Promise<void> => {
  const purgingResults = {
    name: 'forget results of long work',
    every: 3_600_000,
    work: () => cleanResults(database.db, results, limits.jobResultHours),
  }
  const destination = await openDestination(settings)
  const heads = destination && writeHeads(database.db, destination)
  const ofAudit = [
    { name: 'write counts of refusals', every: 10_000, work: () => app.writeRefusals() },
    ...(heads ? [{ name: 'write the head of the audit', every: 3_600_000, work: heads.write }] : []),
  ]
  const maintenance = regularly(
    database,
    [...regularWork(database, evidence, settings), purgingResults, ...ofAudit],
    log,
  )
  app.addHook('onListen', async () => maintenance.start())
  app.addHook('onClose', async () => {
    await maintenance.stop()
    const last = async () => {
      await app.writeRefusals(true)
      await heads?.close()
    }
    await last().catch((error: unknown) =>
      app.log.error({ err: error }, 'the audit was not written to its end'),
    )
    evidence.close()
  })
}
