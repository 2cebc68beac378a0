import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { verifyFiles } from '../../../evaluation/files/maintenance/verify.ts'
import { sealAudit } from '../../../platform/audit/seals/seal.ts'
import { verifyAudit } from '../../../platform/audit/seals/verify.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { openDatabase } from '../../../platform/database/open.ts'
import { openKeys } from '../../../platform/keys/open-keys.ts'
import { makeDataFolder } from '../../../platform/settings/data-folder.ts'
import { migrationsFolder } from '../../../platform/settings/folders.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import type { CommandResult } from '../orders/order.ts'
import { passphraseOf } from '../passphrase.ts'
import { checkArchive } from './check-archive.ts'
import { drillPlaces } from './own-place.ts'
import { runRestore } from './run-restore.ts'

/** Files are encrypted with a key that is not stored, so that nothing readable is left after a crash. */
const placeIn = (settings: Settings, dataDir: string): Settings => ({
  ...settings,
  databaseUrl: null,
  dataDir,
  filesPlace: { kind: 'disk', folder: join(dataDir, 'files') },
  filesKey: randomBytes(32),
  filesKeyAlso: [],
  filesKms: null,
  filesKmsAlso: null,
})

/** What differs from the archive, empty when nothing does; and the migrations that were applied. */
const tryPlace = async (
  place: Settings,
): Promise<{ faults: string[]; migrations: string[]; seconds: number }> => {
  const database = await openDatabase({ databaseUrl: null, dataDir: place.dataDir })
  try {
    // as at a start: the archive may be of an older version
    const begun = performance.now()
    const migrations = await migrate(database, migrationsFolder)
    const seconds = (performance.now() - begun) / 1000
    const storage = await openStorage(place.filesPlace, await openKeys(database.db, place))
    const { missing, changed } = await verifyFiles(database.db, storage)
    await sealAudit(database.db)
    const { faults } = await verifyAudit(database.db)
    return {
      faults: [
        ...(missing.length > 0 ? [`Files without bytes (${missing.length})`] : []),
        ...(changed.length > 0 ? [`Files with other bytes than were stored (${changed.length})`] : []),
        ...faults.map(({ seal, row, what }) => `The audit at ${row ?? `seal ${seal}`}: ${what}`),
      ],
      migrations,
      seconds,
    }
  } finally {
    await database.close()
  }
}

/**
 * Restores an archive into a new folder below DATA_DIR, compares every file and the chain of the audit, and deletes
 * the folder: proves beforehand that a restore would work.
 */
export const runDrill = async (settings: Settings, file: string): Promise<CommandResult> => {
  const path = resolve(file)
  const begun = performance.now()
  const { made_at, rows, objects } = await checkArchive(path, passphraseOf(settings))
  await makeDataFolder(settings.dataDir)
  return drillPlaces.use(settings.dataDir, async (folder) => {
    const place = placeIn(settings, folder)
    await runRestore(place, path, { isReplacing: false })
    const { faults, migrations, seconds: forMigrations } = await tryPlace(place)
    const seconds = Math.round((performance.now() - begun) / 1000)
    const total = [...rows.values()].reduce((sum, count) => sum + count, 0)
    return {
      lines: [
        `The archive of ${made_at} was restored in ${seconds} s: ${total} rows, ${objects} objects.`,
        ...(migrations.length > 0
          ? [
              `It is of an older version. What a start of this one changes took ${forMigrations.toFixed(1)} s here: ${migrations.join(', ')}.`,
            ]
          : []),
        ...(faults.length === 0 ? ['Every file and the chain of the audit are as they were.'] : faults),
      ],
      code: faults.length === 0 ? 0 : 1,
      facts: { made_at, rows: total, objects, seconds },
    }
  })
}
