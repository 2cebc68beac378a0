import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder } from '../../settings/data-folder.ts'
import type { Opened } from '../engine.ts'
import { causeOf, refusal } from '../failures/refusal.ts'
import { createCluster, hasCluster } from './create-cluster.ts'
import { embeddedEngine } from './engine.ts'
import { takeLock } from './lock.ts'
import type { Answerer } from './lock-socket.ts'
import { assertNotMoved } from './moved.ts'
import { leastRoom } from './room-on-disk.ts'

/** The PostgreSQL that PGlite is; another major's folder does not open. */
const major = '18'

export const clusterIn = (dataDir: string): string => join(dataDir, 'database')
export const lockIn = (dataDir: string): string => join(dataDir, 'database.lock')

type Settings = {
  dataDir: string
  allowUnsafe: boolean
  leastRoom?: number
  warn(line: string): void
  admitted(): void
  answer?: Answerer
}

export const openEmbedded = async (settings: Settings): Promise<Opened> => {
  const { dataDir, allowUnsafe, warn, admitted, answer } = settings
  const folder = clusterIn(dataDir)
  await makeDataFolder(dataDir)
  await assertNotMoved(dataDir)
  const lock = await takeLock(lockIn(dataDir), answer)
  admitted()
  const durable = !allowUnsafe
  if (!durable) warn('The embedded database does not wait for the disk: a power cut loses data')
  try {
    if (!hasCluster(folder)) await createEmpty(folder, durable)
    await checkMajor(folder)
    const engine = embeddedEngine({
      folder,
      durable,
      leastRoom: settings.leastRoom ?? leastRoom,
      warn,
    })
    const session = await engine.acquire(null)
    session.release(false)
    return { engine, syncs: engine.syncs, letGo: lock.release }
  } catch (error) {
    await lock.release()
    throw refusal(`The embedded database in ${folder} does not open: ${causeOf(error)}`, error)
  }
}

const createEmpty = async (folder: string, durable: boolean): Promise<void> => {
  if (existsSync(folder)) throw new Error('the folder is there, but holds no database')
  await createCluster(folder, durable)
}

const checkMajor = async (folder: string): Promise<void> => {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (found !== major) {
    throw new Error(
      `PostgreSQL ${found} made it and this is ${major}: export with the old version, import with this`,
    )
  }
}
