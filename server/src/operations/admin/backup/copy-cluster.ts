import { constants } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { askOwner } from '../../../platform/database/embedded/lock.ts'
import { clusterIn, lockIn } from '../../../platform/database/embedded/open-embedded.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import type { Database } from '../../../platform/database/open.ts'
import { settle } from './settle-queries.ts'

/** Where the running server puts a copy of its database for a backup to read. */
export const copyIn = (dataDir: string): string => join(dataDir, 'backup-copy')

/**
 * Copies the files of the embedded database while nobody writes: writers wait for the copy, not for the whole backup.
 */
export const copyCluster = async (database: Database, dataDir: string): Promise<void> => {
  const copy = copyIn(dataDir)
  const isInUse = await askOwner(lockIn(copy), 'who').then(
    () => true,
    () => false,
  )
  if (isInUse) throw refusal('Another backup is being made')
  await rm(copy, { recursive: true, force: true })
  await mkdir(copy, { mode: 0o700 })
  await database.patiently(async (db) => {
    await settle(db)
    await cp(clusterIn(dataDir), clusterIn(copy), { recursive: true, mode: constants.COPYFILE_FICLONE })
  })
}
