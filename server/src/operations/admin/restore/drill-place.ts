import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lock, takeLock } from '../../../platform/database/embedded/lock.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'

const prefix = 'drill-'

/** Held for as long as a drill goes on: a place that nobody holds is what one left that was killed. */
const drillLock = (dataDir: string): Promise<Lock> => takeLock(join(dataDir, 'drill.lock'))

const removePlaces = async (dataDir: string): Promise<number> => {
  const found = (await readdir(dataDir)).filter((name) => name.startsWith(prefix))
  for (const name of found) await rm(join(dataDir, name), { recursive: true, force: true })
  return found.length
}

/** Takes away what drills left that were killed, and says how many; nothing while one goes on. */
export const sweepDrills = async (dataDir: string): Promise<number> => {
  const lock = await drillLock(dataDir).catch(() => null)
  if (lock === null) return 0
  return removePlaces(dataDir).finally(lock.release)
}

/** Ctrl+C and a supervisor's stop take the place away too; its database writes on meanwhile. */
const removedOnSignal = (place: string) => {
  const end = (signal: NodeJS.Signals) => {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  return () => process.off('SIGINT', end).off('SIGTERM', end)
}

/** Hands out an empty place below DATA_DIR, one at a time, and takes it away when the work has ended. */
export const inDrillPlace = async <Result>(
  dataDir: string,
  work: (place: string) => Promise<Result>,
): Promise<Result> => {
  const lock = await drillLock(dataDir).catch((error: unknown) => {
    throw refusal('Another drill goes on in this DATA_DIR: wait until it has ended', error)
  })
  const place = join(dataDir, `${prefix}${randomUUID()}`)
  const listenNoMore = removedOnSignal(place)
  try {
    await removePlaces(dataDir)
    return await work(place)
  } finally {
    listenNoMore()
    await rm(place, { recursive: true, force: true })
    await lock.release()
  }
}
