import { existsSync, renameSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { otherSessions } from '../../../platform/database/copy-structure.ts'
import type { Db } from '../../../platform/database/db.ts'
import { takeLock } from '../../../platform/database/embedded/lock.ts'
import { noteMove, removeMove } from '../../../platform/database/embedded/moved.ts'
import { clusterIn, lockIn } from '../../../platform/database/embedded/open-embedded.ts'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { openDatabase } from '../../../platform/database/open.ts'
import { makeDataFolder } from '../../../platform/settings/data-folder.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { syncPath } from '../../../platform/storage/sync-path.ts'
import { contentOf } from './queries.ts'

/** Where a database is restored to: `fill` does all, or leaves what was there before. */
export type Target = {
  /** Whether nothing would be lost. */
  isEmpty: boolean
  fill(work: (db: Db) => Promise<void>): Promise<string[]>
  end(): Promise<void>
}

/** The new database is made next to the old one, which is renamed and not deleted. */
const folderTarget = async (dataDir: string, place: string): Promise<Target> => {
  await makeDataFolder(dataDir)
  const lock = await takeLock(lockIn(dataDir))
  const cluster = clusterIn(dataDir)
  return {
    isEmpty: !existsSync(cluster),
    fill: async (work) => {
      const database = await openDatabase({ databaseUrl: null, dataDir: place })
      try {
        await database.patiently((db) => db.transaction().execute(work))
      } finally {
        await database.close()
      }
      const before = `${cluster}.before-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`
      const wasThere = existsSync(cluster)
      // synchronous, so that no signal comes between: a start would make a new database in a folder without one
      if (wasThere) renameSync(cluster, before)
      renameSync(clusterIn(place), cluster)
      await removeMove(dataDir)
      await syncPath(dataDir)
      return wasThere ? [`The database that was there is now ${before}; delete it when all is well.`] : []
    },
    end: lock.release,
  }
}

/** Milliseconds: sessions end a moment after they were asked to, our own first one included. */
const leaving = 3000

const assertNoOtherSession = async (db: Db): Promise<void> => {
  const until = Date.now() + leaving
  let others = await otherSessions(db)
  while (others > 0 && Date.now() < until) {
    await pause(100)
    others = await otherSessions(db)
  }
  if (others > 0)
    throw refusal(
      `Others are connected to this database (${others}): stop every server of Vereda, and close what else uses it, first`,
    )
}

const unusedDatabase = (cluster: string): string =>
  `The embedded database in ${cluster} is used no more; delete it when all is well. Commands refuse this DATA_DIR without DATABASE_URL from now on.`

/** One transaction: others see the old database until it is done. */
const serverTarget = async (databaseUrl: string, dataDir: string): Promise<Target> => {
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 })
  try {
    const content = await database.patiently(async (db) => {
      await assertNoOtherSession(db)
      return contentOf(db)
    })
    if (content === 'something else')
      throw refusal('The database holds tables of another program: give the restore one of its own')
    return {
      isEmpty: content !== 'people',
      fill: async (work) => {
        await database.patiently((db) => db.transaction().execute(work))
        await noteMove(dataDir, databaseUrl)
        return existsSync(clusterIn(dataDir)) ? [unusedDatabase(clusterIn(dataDir))] : []
      },
      end: database.close,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** `place` is a folder of our own below DATA_DIR. */
export const openTarget = ({ databaseUrl, dataDir }: Settings, place: string): Promise<Target> =>
  databaseUrl === null ? folderTarget(dataDir, place) : serverTarget(databaseUrl, dataDir)
