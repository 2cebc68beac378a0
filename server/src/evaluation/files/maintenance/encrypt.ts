import { createHash, type Hash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from 'contract/platform/problems'
import type { Db } from '../../../platform/database/db.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import { CutOff } from '../../../platform/storage/head.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { removeStored, thumbnailOf } from '../store.ts'
import { type FileToEncrypt, filesToEncrypt, replaceObject } from './encryption-queries.ts'

const atOnce = 100

type Encrypting = { db: Db; storage: Storage; keys: Keys }

/** Files that already had the right key, files that were moved to it, and ids of unreadable ones. */
export type Encrypted = { there: number; moved: number; faults: number[] }

/** The stored bytes are wrong; in contrast to a failing storage or key service. */
class Unreadable extends Error {}

const unreadable = (error: unknown): unknown => (error instanceof Problem ? error : new Unreadable())

const readingOf = (storage: Storage, name: string, size: number) => {
  const state: { hash: Hash; failure: unknown } = { hash: createHash('sha256'), failure: null }
  const bytes = async function* () {
    state.hash = createHash('sha256')
    let read = 0
    try {
      const stored = await storage.get(name)
      if (!stored) throw new Unreadable()
      for await (const chunk of chunksIn(stored.stream)) {
        state.hash.update(chunk)
        read += chunk.length
        if (read > size) throw new Unreadable()
        yield chunk
      }
      if (read < size) throw new Unreadable()
    } catch (error) {
      state.failure = unreadable(error)
      throw state.failure
    }
  }
  return { state, open: () => Readable.from(bytes(), { objectMode: false }) }
}

const copy = async (
  { storage }: Encrypting,
  { from, to, size, school }: { from: string; to: string; size: number; school: number | null },
): Promise<string> => {
  const { state, open } = readingOf(storage, from, size)
  try {
    await storage.put(to, { size, open }, async () => school ?? undefined)
  } catch (error) {
    throw state.failure ?? error
  }
  return state.hash.digest('hex')
}

const copyThumbnail = async (context: Encrypting, { object, school }: FileToEncrypt, to: string) => {
  const from = thumbnailOf(object)
  const size = await context.storage.size(from)
  if (size === undefined) throw new Unreadable()
  await copy(context, { from, to: thumbnailOf(to), size, school })
}

/** Moves only an intact file; a changed one stays to be found by verify-files. */
const move = async (context: Encrypting, file: FileToEncrypt): Promise<boolean> => {
  const { db, storage } = context
  const { object: from, size, school } = file
  const to = randomUUID()
  try {
    if ((await copy(context, { from, to, size, school })) !== file.sha256) throw new Unreadable()
    if (file.thumbnail) await copyThumbnail(context, file, to)
  } catch (error) {
    await removeStored({ storage }, to)
    throw error
  }
  const isMoved = await replaceObject(db, file, to)
  if (!isMoved) await removeStored({ storage }, to)
  return isMoved
}

const isUnderItsKey = async ({ storage, keys }: Encrypting, { object, school }: FileToEncrypt) => {
  const name = await storage.keyName?.(object).catch((error: unknown) => {
    throw error instanceof CutOff ? new Unreadable() : error
  })
  return name === (await keys.current(school ?? 'other')).id
}

/**
 * Re-encrypts files, of one school or of all, that are not stored under their school's present key. Each is copied
 * under another name, compared, and replaced by one statement, so that an interrupted run can be continued.
 */
export const encryptFiles = async (context: Encrypting, school: number | null): Promise<Encrypted> => {
  const done: Encrypted = { there: 0, moved: 0, faults: [] }
  for (let after = 0; ; ) {
    const files = await filesToEncrypt(context.db, { after, limit: atOnce, school })
    for (const file of files) {
      try {
        if (await isUnderItsKey(context, file)) done.there += 1
        else if (await move(context, file)) done.moved += 1
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        done.faults.push(file.id)
      }
    }
    after = files.at(-1)?.id ?? after
    if (files.length < atOnce) return done
  }
}
