import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from 'contract/platform/problems'
import { encryptChunk, keyFor, openChunk } from '../../../platform/storage/chunks.ts'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Evidence } from '../evidence.ts'
import { troubleOf } from '../upload/trouble.ts'
import type { Part, StoredUpload } from './queries.ts'

/** The key of one upload, so that a photo's metadata is never readable on a disk, even without FILES_KEY. */
export const newSecret = (): string => randomBytes(32).toString('base64')

/** A key for each part, so that none is used twice. */
const keyOf = (secret: string, object: string): Buffer =>
  keyFor(Buffer.from(secret, 'base64'), object, Buffer.alloc(0))

export const storePart = async (
  { uploads }: Pick<Evidence, 'uploads'>,
  secret: string,
  start: number,
  bytes: Buffer,
): Promise<Part> => {
  const object = randomUUID()
  const encrypted = encryptChunk(keyOf(secret, object), 0, true, bytes)
  await uploads
    .put(object, { size: encrypted.length, open: () => Readable.from([encrypted], { objectMode: false }) })
    .catch((error) => {
      throw troubleOf(error)
    })
  return { start, size: bytes.length, object }
}

export const removeParts = async (
  { uploads }: Pick<Evidence, 'uploads'>,
  objects: string[],
): Promise<void> => {
  for (const object of objects) await uploads.remove(object)
}

const openPart = async (secret: string, object: string, stored: Readable): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of chunksIn(stored)) pieces.push(piece)
  return openChunk(keyOf(secret, object), 0, true, Buffer.concat(pieces))
}

/** The bytes of the upload in order; after a restore its parts may be missing, and it starts again. */
export const readParts = async function* (
  { uploads }: Pick<Evidence, 'uploads'>,
  { secret, length }: Pick<StoredUpload, 'secret' | 'length'>,
  parts: readonly Part[],
): AsyncGenerator<Buffer> {
  let at = 0
  for (const { start, size, object } of parts) {
    const stored = start === at ? await uploads.get(object) : undefined
    if (!stored) break
    yield await openPart(secret, object, stored.stream)
    at += size
  }
  if (at !== length) throw new Problem('not_found')
}
