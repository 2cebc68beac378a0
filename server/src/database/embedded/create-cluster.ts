import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '../../storage/sync-path.ts'
import { closeWorker, startWorker } from './start-worker.ts'

/** Several at once: the file system then joins them into fewer writes. */
const keepAll = async (paths: string[]): Promise<void> => {
  const left = paths.values()
  const keepNext = async () => {
    for (const path of left) await syncPath(path)
  }
  await Promise.all(Array.from({ length: 16 }, keepNext))
}

/**
 * Makes a new cluster whole or not at all: in a folder beside, synced, then renamed. A thread of its own does it,
 * because making one takes half a gigabyte of memory that only a thread's end gives back.
 */
export const createCluster = async (folder: string, durable: boolean): Promise<void> => {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await closeWorker(
    await startWorker({ folder: unfinished, durable: false, syncs: new SharedArrayBuffer(4) }),
  )
  if (durable) {
    const entries = await readdir(unfinished, { recursive: true, withFileTypes: true })
    await keepAll([...entries.map(({ parentPath, name }) => join(parentPath, name)), unfinished])
  }
  await rename(unfinished, folder)
  if (durable) await syncPath(dirname(folder))
}

export const hasCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))
