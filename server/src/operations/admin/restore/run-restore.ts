import { resolve } from 'node:path'
import { record } from '../../../platform/audit/queries.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { makeDataFolder } from '../../../platform/settings/data-folder.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type CommandResult, operator } from '../orders/order.ts'
import { passphraseOf } from '../passphrase.ts'
import { checkArchive } from './check-archive.ts'
import { fillDatabase } from './fill-database.ts'
import { restorePlaces } from './own-place.ts'
import { putObjects } from './put-objects.ts'
import { storageToFill } from './storage-to-fill.ts'
import { openTarget } from './targets.ts'

const hasFiles = async (storage: Storage): Promise<boolean> => {
  for await (const _ of storage.list()) return true
  return false
}

/** Reads the archive to its end and changes nothing. */
export const runCheck = async (settings: Settings, file: string): Promise<CommandResult> => {
  const { made_at, rows, objects, bytes } = await checkArchive(resolve(file), passphraseOf(settings))
  const total = [...rows.values()].reduce((sum, count) => sum + count, 0)
  const lines = [`Whole: made at ${made_at}, ${total} rows, ${objects} objects, ${bytes} bytes.`]
  return { lines, code: 0 }
}

const restoreIn = async (
  place: string,
  settings: Settings,
  path: string,
  isReplacing: boolean,
): Promise<CommandResult> => {
  const passphrase = passphraseOf(settings)
  const target = await openTarget(settings, place)
  try {
    const checked = await checkArchive(path, passphrase)
    const filling = await storageToFill(settings, checked, path, passphrase)
    const { storage, schoolOf, writeKeys } = filling
    if (!isReplacing && !(target.isEmpty && !(await hasFiles(storage))))
      throw refusal('There is data in the place to restore to: add --replace to put the archive in its place')
    const objects = await putObjects({ storage, schoolOf }, { path, passphrase, folder: place })
    const more = await target.fill(async (db) => {
      await fillDatabase(db, path, passphrase, checked)
      await writeKeys(db)
      const change = { new: { made_at: checked.made_at } }
      await record({ ...operator, db }, 'backup.restore', { type: 'database', id: null }, change)
    })
    const rows = [...checked.rows.values()].reduce((sum, count) => sum + count, 0)
    const lines = [
      `Restored ${rows} rows and ${objects} objects of ${checked.made_at}. Everybody has to log in anew.`,
      ...filling.more,
      ...more,
    ]
    return { lines, code: 0 }
  } finally {
    await target.end()
  }
}

/**
 * Restores an archive to where the settings point. Everything is checked first; then come the files, which no row
 * refers to yet, and last the database, whole or not at all.
 */
export const runRestore = async (
  settings: Settings,
  file: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<CommandResult> => {
  await makeDataFolder(settings.dataDir)
  return restorePlaces.use(settings.dataDir, (place) =>
    restoreIn(place, settings, resolve(file), isReplacing),
  )
}
