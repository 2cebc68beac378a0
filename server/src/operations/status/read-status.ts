import type { Operation } from 'contract/operations/operation'
import { appliedIn, missingMigrations } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { migrationsFolder } from '../../platform/settings/folders.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { latestRuns } from '../runs/queries.ts'
import { databaseVersion } from './database-queries.ts'
import { diskOf } from './disk.ts'
import { backlogOf } from './queries.ts'
import { version } from './version.ts'

const replicaOf = ({ replica }: Pick<Database, 'replica'>): Operation['replica'] => {
  if (!replica) return null
  const { isUsed, lag, reads } = replica.state()
  const all = Object.values(reads).reduce((sum, each) => sum + each, 0)
  return { is_used: isUsed, lag, answered: reads.replica, reads: all }
}

/** From the database, the disk and the settings at this moment. */
export const readStatus = async (database: Database, settings: Settings): Promise<Operation> => {
  const { db, kind } = database
  const applied = await appliedIn(db)
  const runs = await latestRuns(db)
  return {
    version: version(),
    node: process.versions.node,
    database: { kind, version: await databaseVersion(db) },
    replica: replicaOf(database),
    migrations: {
      applied: applied.length,
      missing: (await missingMigrations(migrationsFolder, applied)).length,
      latest: applied.at(-1)?.name ?? '',
    },
    runs: runs.map(({ kind, outcome, ended_at }) => ({ kind, outcome, ended_at })),
    ...(await backlogOf(db)),
    disk: { ...(await diskOf(settings.dataDir)), least: settings.minFreeBytes },
    mail: settings.smtpUrl === null ? 'folder' : 'server',
    storage: settings.filesPlace.kind,
    has_scanner: settings.virusScanner !== null,
  }
}
