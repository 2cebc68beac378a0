import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../platform/database/db.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Evidence } from '../evidence.ts'
import { objectsOfUploads, purgeOldUploads } from '../in-parts/queries.ts'
import { removeStored } from '../store.ts'
import { purgeFormerObjects } from './encryption-queries.ts'
import { objectsOfFiles, purgeRows } from './queries.ts'

const hour = 3_600_000
const atOnce = 100

type SweepAges = {
  /** Milliseconds after which an unfinished file is abandoned. */
  parts: number
  /** Milliseconds after which an object without a row is orphaned. */
  orphans: number
  deletedDays: number
  /** Months after closing a line; 0 keeps its files for ever. */
  retentionMonths: number
}

export const sweepAges = (retentionMonths: number): SweepAges => ({
  parts: hour,
  orphans: 24 * hour,
  deletedDays: 30,
  retentionMonths,
})

const pathsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).map((name) => join(folder, name))

const sweepParts = async (folders: string[], age: number): Promise<number> => {
  let swept = 0
  for (const path of (await Promise.all(folders.map(pathsIn))).flat()) {
    const about = await stat(path).catch(() => null)
    if (!about || Date.now() - about.mtimeMs < age) continue
    await unlink(path).catch(() => undefined)
    swept += 1
  }
  return swept
}

const purge = async (db: Db, evidence: Evidence, ages: SweepAges): Promise<number> => {
  let purged = 0
  for (;;) {
    const objects = await transact(db, (inside) => purgeRows(inside, ages, atOnce))
    for (const object of objects ?? []) await removeStored(evidence, object)
    purged += objects?.length ?? 0
    if (!objects || objects.length < atOnce) return purged
  }
}

export const purgeFormer = async (
  db: Db,
  evidence: Pick<Evidence, 'storage'>,
  hours: number,
): Promise<number> => {
  for (let purged = 0; ; ) {
    const objects = await purgeFormerObjects(db, hours, atOnce)
    for (const object of objects) await removeStored(evidence, object)
    purged += objects.length
    if (objects.length < atOnce) return purged
  }
}

type OfRows = (objects: string[]) => Promise<Set<string>>

const objectOf = (name: string): string => name.replace(/[.]thumbnail$/, '')

const sweepOrphans = async (storage: Storage, age: number, ofRows: OfRows): Promise<number> => {
  let swept = 0
  let old: string[] = []
  const removeUnknown = async () => {
    const known = await ofRows([...new Set(old.map(objectOf))])
    const unknown = old.filter((name) => !known.has(objectOf(name)))
    for (const name of unknown) await storage.remove(name)
    swept += unknown.length
    old = []
  }
  for await (const { name, changedAt } of storage.list()) {
    if (Date.now() - changedAt.getTime() >= age) old.push(name)
    if (old.length >= atOnce) await removeUnknown()
  }
  if (old.length > 0) await removeUnknown()
  return swept
}

const sweepUploads = async (db: Db, { uploads }: Evidence, age: number): Promise<number> => {
  await purgeOldUploads(db)
  return sweepOrphans(uploads, age, (objects) => objectsOfUploads(db, objects))
}

/**
 * Deletes abandoned uploads, expired files and orphaned objects. Rows are deleted before objects, so that no row
 * lacks its object; an object left by an interruption is deleted the next time. Several servers may run it at once.
 */
export const sweep = async (db: Db, evidence: Evidence, ages: SweepAges) => ({
  parts: await sweepParts(evidence.tempFolders, ages.parts),
  uploads: await sweepUploads(db, evidence, ages.orphans),
  purged: await purge(db, evidence, ages),
  former: await purgeFormer(db, evidence, 24 * ages.deletedDays),
  orphans: await sweepOrphans(evidence.storage, ages.orphans, (objects) => objectsOfFiles(db, objects)),
})
