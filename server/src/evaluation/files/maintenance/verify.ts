import { createHash } from 'node:crypto'
import { Problem } from 'contract/platform/problems'
import type { Db } from '../../../platform/database/db.ts'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { thumbnailOf } from '../store.ts'
import { filesAfter, objectsOfFiles } from './queries.ts'

const atOnce = 100
/** A younger object may belong to an unfinished upload. */
const settled = 3_600_000

/** Ids of files with missing or changed bytes, and names of objects without a file. */
type Verified = { checked: number; missing: number[]; changed: number[]; extra: string[] }

const hashOf = async (storage: Storage, object: string): Promise<string | undefined> => {
  const stored = await storage.get(object)
  if (!stored) return undefined
  const hash = createHash('sha256')
  for await (const chunk of chunksIn(stored.stream)) hash.update(chunk)
  return hash.digest('hex')
}

type Row = Awaited<ReturnType<typeof filesAfter>>[number]

const stateOf = async (storage: Storage, row: Row): Promise<'missing' | 'changed' | 'sound'> => {
  try {
    const sha256 = await hashOf(storage, row.object)
    if (sha256 === undefined) return 'missing'
    if (row.thumbnail && (await storage.size(thumbnailOf(row.object))) === undefined) return 'missing'
    return sha256 === row.sha256 ? 'sound' : 'changed'
  } catch (error) {
    // A key service that is down says nothing about a file.
    if (error instanceof Problem) throw error
    // With FILES_KEY a changed object cannot be decrypted.
    return 'changed'
  }
}

const extraOf = async (db: Db, storage: Storage): Promise<string[]> => {
  const extra: string[] = []
  let names: string[] = []
  const checkBatch = async () => {
    const known = await objectsOfFiles(db, [...new Set(names.map((name) => name.slice(0, 36)))])
    extra.push(...names.filter((name) => !known.has(name.slice(0, 36))))
    names = []
  }
  for await (const { name, changedAt } of storage.list()) {
    if (Date.now() - changedAt.getTime() > settled) names.push(name)
    if (names.length >= atOnce) await checkBatch()
  }
  if (names.length > 0) await checkBatch()
  return extra
}

export const verifyFiles = async (db: Db, storage: Storage): Promise<Verified> => {
  const verified: Verified = { checked: 0, missing: [], changed: [], extra: await extraOf(db, storage) }
  let last = 0
  for (;;) {
    const rows = await filesAfter(db, last, atOnce)
    for (const row of rows) {
      const state = await stateOf(storage, row)
      if (state !== 'sound') verified[state].push(row.id)
      verified.checked += 1
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < atOnce) return verified
  }
}
