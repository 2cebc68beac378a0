import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from 'contract/platform/problems'
import type { Db } from '../../../platform/database/db.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Source, Storage } from '../../../platform/storage/storage.ts'
import { removeStored, thumbnailOf } from '../store.ts'
import { type FileToEncrypt, filesToEncrypt, replaceObject } from './encryption-queries.ts'

const atOnce = 100

type Encrypting = { db: Db; storage: Storage; keys: Keys }

/** How many files lay under their key already, how many were moved to it, and which could not be read as stored. */
export type Encrypted = { there: number; moved: number; faults: number[] }

const bytesOf = async function* (storage: Storage, name: string): AsyncGenerator<Buffer> {
  const stored = await storage.get(name)
  if (!stored) throw new Error('a stored file is not there')
  yield* chunksIn(stored.stream)
}

/** The bytes once more under another name; what they are by their hash is told afterwards. */
const copy = async (
  { storage }: Encrypting,
  { from, to, size, school }: { from: string; to: string; size: number; school: number | null },
): Promise<string> => {
  let hash = createHash('sha256')
  const hashed = async function* () {
    hash = createHash('sha256')
    for await (const chunk of bytesOf(storage, from)) {
      hash.update(chunk)
      yield chunk
    }
  }
  const source: Source = { size, open: () => Readable.from(hashed(), { objectMode: false }) }
  await storage.put(to, source, async () => school ?? undefined)
  return hash.digest('hex')
}

/** Only what is still what was stored gets a new place: a changed file stays where it is, to be found by verify-files. */
const move = async (context: Encrypting, file: FileToEncrypt): Promise<boolean> => {
  const { db, storage } = context
  const object = randomUUID()
  const { school } = file
  try {
    const sha256 = await copy(context, { from: file.object, to: object, size: file.size, school })
    if (sha256 !== file.sha256) throw new Error('a stored file is not what was stored')
    if (file.thumbnail) {
      const from = thumbnailOf(file.object)
      const size = await storage.size(from)
      if (size === undefined) throw new Error('a small picture is not there')
      await copy(context, { from, to: thumbnailOf(object), size, school })
    }
  } catch (error) {
    await removeStored({ storage }, object)
    throw error
  }
  const isMoved = await replaceObject(db, file, object)
  if (!isMoved) await removeStored({ storage }, object)
  return isMoved
}

const isUnderItsKey = async ({ storage, keys }: Encrypting, { object, school }: FileToEncrypt) =>
  (await storage.keyName?.(object)) === (await keys.current(school ?? 'other')).id

/**
 * Moves each file, of one school or of all, under the key that it belongs under: what is stored as it came, under
 * FILES_KEY itself, or under a key of before. Each is written anew under another name, compared, and takes its place by
 * one statement; whatever ends this in the middle, what is done is done, and the next run goes on.
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
        if (isOfService(error)) throw error
        done.faults.push(file.id)
      }
    }
    after = files.at(-1)?.id ?? after
    if (files.length < atOnce) return done
  }
}

/** A key service or a database that is away says nothing against a file. */
const isOfService = (error: unknown): boolean => error instanceof Problem
