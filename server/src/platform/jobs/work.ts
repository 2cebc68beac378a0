import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../database/db.ts'
import type { Database } from '../database/open.ts'
import type { Storage } from '../storage/storage.ts'
import type { Work } from './kind.ts'
import { beat, type Claimed } from './queries.ts'

/** Thrown into work that must not go on: the server ends, or another one does it now. */
export class Interrupted extends Error {}

const beatEvery = 10_000
const reportEvery = 500

type WorkOptions = { database: Database; results: Storage; folder: string }

/** One long transaction, without the deadline that requests have. */
const patiently =
  (database: Database): Work['patiently'] =>
  (use) =>
    database.patiently((db: Db) => db.transaction().execute(use))

const snapshot =
  (database: Database): Work['snapshot'] =>
  (use) =>
    database.patiently((db: Db) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(use),
    )

/** What a job is given to work with; `stop` ends the signs of life. */
export const workOf = ({ database, results, folder }: WorkOptions, job: Claimed, ending: AbortSignal) => {
  const { db } = database
  let isOurs = true
  let reportedAt = 0
  const report = async (percent: number | null) => {
    isOurs = await beat(db, job, percent)
  }
  const heart = setInterval(() => void report(null).catch(() => undefined), beatEvery).unref()
  const work: Omit<Work, 'actor'> = {
    id: job.id,
    db,
    patiently: patiently(database),
    snapshot: snapshot(database),
    language: job.language,
    asked: job.asked,
    object: job.object,
    request: { id: job.request_id ?? '' },
    results,
    folder,
    progress: async (percent) => {
      await nextTurn()
      if (ending.aborted || !isOurs) throw new Interrupted()
      if (performance.now() - reportedAt < reportEvery) return
      reportedAt = performance.now()
      await report(Math.max(0, Math.min(99, Math.round(percent))))
      if (!isOurs) throw new Interrupted()
    },
  }
  return { work, stop: () => clearInterval(heart) }
}
