import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lock, takeLock } from '../../../platform/database/embedded/lock.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'

/** Deletes the folder at Ctrl+C and at a supervisor's stop too, although its database is still writing. */
const removedOnSignal = (place: string) => {
  const end = (signal: NodeJS.Signals) => {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  return () => process.off('SIGINT', end).off('SIGTERM', end)
}

/**
 * Folders below DATA_DIR for one kind of work, one at a time. They may contain a whole unencrypted database, so the
 * next run or the next start deletes what a killed one left.
 */
const ownPlaces = (kind: 'drill' | 'restore') => {
  const prefix = `${kind}-`

  /** Locked during the work: an unlocked folder was left by a killed run. */
  const lockOf = (dataDir: string): Promise<Lock> => takeLock(join(dataDir, `${kind}.lock`))

  /** Named by a UUID, or by `mkdtemp` in versions before. Other folders are the operator's. */
  const isPlace = new RegExp(`^${prefix}([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9]{6})$`)

  const removeAll = async (dataDir: string): Promise<number> => {
    const entries = await readdir(dataDir, { withFileTypes: true })
    const found = entries.filter((entry) => entry.isDirectory() && isPlace.test(entry.name))
    for (const { name } of found) await rm(join(dataDir, name), { recursive: true, force: true })
    return found.length
  }

  return {
    /** Deletes what was left, and counts it; nothing during the work. */
    sweep: async (dataDir: string): Promise<number> => {
      const lock = await lockOf(dataDir).catch(() => null)
      if (lock === null) return 0
      return removeAll(dataDir).finally(lock.release)
    },
    /** Passes the name of a new folder, and deletes it when the work has ended. */
    use: async <Result>(dataDir: string, work: (place: string) => Promise<Result>): Promise<Result> => {
      const lock = await lockOf(dataDir).catch((error: unknown) => {
        throw refusal(`Another ${kind} goes on in this DATA_DIR: wait until it has ended`, error)
      })
      const place = join(dataDir, `${prefix}${randomUUID()}`)
      const listenNoMore = removedOnSignal(place)
      try {
        await removeAll(dataDir)
        return await work(place)
      } finally {
        listenNoMore()
        await rm(place, { recursive: true, force: true })
        await lock.release()
      }
    },
  }
}

export const drillPlaces = ownPlaces('drill')
export const restorePlaces = ownPlaces('restore')

/** Deletes what killed drills and restores left. */
export const sweepPlaces = async (dataDir: string): Promise<number> =>
  (await drillPlaces.sweep(dataDir)) + (await restorePlaces.sweep(dataDir))
