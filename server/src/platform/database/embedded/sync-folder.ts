import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath } from '../../storage/sync-path.ts'

/**
 * Waits until the disk has a folder and all that lies in it. Several at once: the file system joins them into fewer
 * writes.
 */
export const syncFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const left = [...entries.map(({ parentPath, name }) => join(parentPath, name)), folder].values()
  const syncNext = async () => {
    for (const path of left) await syncPath(path)
  }
  await Promise.all(Array.from({ length: 16 }, syncNext))
}

/** Where PostgreSQL 18 says in `pg_control` how the cluster was left, and its word for a farewell. */
const state = { at: 16, shutDown: 1 }

/** What was written up to an end without a farewell; after one in order all of it was kept already. */
export const syncWhatWasLeft = async (cluster: string): Promise<void> => {
  const control = await readFile(join(cluster, 'global/pg_control'))
  if (control.readUInt32LE(state.at) !== state.shutDown) await syncFolder(cluster)
}
