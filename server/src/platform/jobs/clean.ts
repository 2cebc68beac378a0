import type { Db } from '../database/db.ts'
import { transact } from '../database/sessions/transact.ts'
import type { Storage } from '../storage/storage.ts'
import { objectsOfJobs, purgeOldJobs } from './queries.ts'

const hour = 3_600_000
const atOnce = 100

/** Files of no job: of work that was interrupted between the file and its row. */
const sweep = async (db: Db, results: Storage, age: number): Promise<void> => {
  const old: string[] = []
  for await (const { name, changedAt } of results.list()) {
    if (Date.now() - changedAt.getTime() >= age) old.push(name)
  }
  for (let at = 0; at < old.length; at += atOnce) {
    const some = old.slice(at, at + atOnce)
    const known = await objectsOfJobs(db, some)
    for (const name of some) if (!known.has(name)) await results.remove(name)
  }
}

/** Results live so many hours, and their files as long. */
export const cleanResults = async (db: Db, results: Storage, hours: number): Promise<void> => {
  const objects = await transact(db, (inside) => purgeOldJobs(inside, hours))
  for (const object of objects) await results.remove(object)
  await sweep(db, results, hours * hour)
}
