import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lock, takeLock } from '../../../platform/database/embedded/lock.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'

/** Ctrl+C and a supervisor's stop take the place away too; its database writes on meanwhile. */
const removedOnSignal = (place: string) => {
  const end = (signal: NodeJS.Signals) => {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  return () => process.off('SIGINT', end).off('SIGTERM', end)
}

/**
 * Places below DATA_DIR for one kind of work, one at a time. What is in them may be a whole database, unencrypted, so
 * that what a killed one left is taken away by the next, or by the next start.
 */
const ownPlaces = (kind: 'drill' | 'restore') => {
  const prefix = `${kind}-`

  /** Held for as long as the work goes on: a place that nobody holds is what one left that was killed. */
  const lockOf = (dataDir: string): Promise<Lock> => takeLock(join(dataDir, `${kind}.lock`))

  /** Named by a UUID, or by `mkdtemp` in versions before. What an operator put there is not ours. */
  const isPlace = new RegExp(`^${prefix}([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9]{6})$`)

  const removeAll = async (dataDir: string): Promise<number> => {
    const entries = await readdir(dataDir, { withFileTypes: true })
    const found = entries.filter((entry) => entry.isDirectory() && isPlace.test(entry.name))
    for (const { name } of found) await rm(join(dataDir, name), { recursive: true, force: true })
    return found.length
  }

  return {
    /** Takes away what was left, and says how many; nothing while the work goes on. */
    sweep: async (dataDir: string): Promise<number> => {
      const lock = await lockOf(dataDir).catch(() => null)
      if (lock === null) return 0
      return removeAll(dataDir).finally(lock.release)
    },
    /** Hands out the name of a place that is not there yet, and takes it away when the work has ended. */
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

/** What drills and restores left that were killed. */
export const sweepPlaces = async (dataDir: string): Promise<number> =>
  (await drillPlaces.sweep(dataDir)) + (await restorePlaces.sweep(dataDir))
