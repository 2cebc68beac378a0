import { constants, existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '../../storage/sync-path.ts'
import { closeWorker, startWorker } from './start-worker.ts'
import { syncFolder } from './sync-folder.ts'

/**
 * Makes a new cluster atomically: in a sibling folder, synced, then renamed. A thread of its own does it,
 * because making one takes half a gigabyte of memory that only a thread's end gives back.
 */
export const createCluster = async (folder: string, durable: boolean): Promise<void> => {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await fill(unfinished)
  if (durable) await syncFolder(unfinished)
  await rename(unfinished, folder)
  if (durable) await syncPath(dirname(folder))
}

/** Tests name a new cluster in EMPTY_CLUSTER, which is copied: making one takes five to ten times as long. */
const fill = async (folder: string): Promise<void> => {
  const made = process.env['EMPTY_CLUSTER']
  if (made) await cp(made, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else await closeWorker(await startWorker({ folder, durable: false, syncs: new SharedArrayBuffer(4) }))
}

export const hasCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))
