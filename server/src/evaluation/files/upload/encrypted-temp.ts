import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  chunkLength,
  encryptChunk,
  encryptedLength,
  openChunk,
  pieces,
  tagLength,
} from '../../../platform/storage/chunks.ts'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Bytes } from '../bytes.ts'

/**
 * A temporary file encrypted with a key that exists only in memory, so that a photo's metadata is never readable on
 * disk, even after a crash (decision 030).
 */
export type EncryptedTemp = { path: string; key: string }

const windowLength = 16 * 1024

export const encryptedTempIn = (folder: string): EncryptedTemp => ({
  path: join(folder, `${randomUUID()}.part`),
  key: randomBytes(32).toString('base64'),
})

const keyOf = (temp: EncryptedTemp) => Buffer.from(temp.key, 'base64')

/** Each chunk is authenticated with its number, and the last one as the last. */
const encryptedChunks = async function* (
  temp: EncryptedTemp,
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  const key = keyOf(temp)
  let number = 0
  let next: Buffer = Buffer.alloc(0)
  for await (const piece of pieces(source, chunkLength)) {
    if (next.length > 0) {
      yield encryptChunk(key, number, false, next)
      number += 1
    }
    next = piece
  }
  yield encryptChunk(key, number, true, next)
}

/** The file must not exist; only the server's account can read it. */
export const writeEncrypted = async (
  temp: EncryptedTemp,
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> => {
  const file = await open(temp.path, 'wx', 0o600)
  try {
    for await (const chunk of encryptedChunks(temp, source)) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
}

const unsealedFrom = async function* (
  temp: EncryptedTemp,
  chunks: number,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  if (start >= end) return
  const key = keyOf(temp)
  const first = Math.floor(start / chunkLength)
  const last = Math.ceil(end / chunkLength)
  const file = createReadStream(temp.path, {
    start: first * encryptedLength,
    end: last * encryptedLength - 1,
  })
  let number = first
  for await (const piece of pieces(file, encryptedLength)) {
    const plain = openChunk(key, number, number === chunks - 1, piece)
    const from = Math.max(start - number * chunkLength, 0)
    yield plain.subarray(from, Math.min(end - number * chunkLength, chunkLength))
    number += 1
  }
  if (number !== last) throw new Error('a temporary file is shorter than it was')
}

/** Decrypts on access; small reads near each other share one read of the disk. */
export const unsealed = async (temp: EncryptedTemp): Promise<Bytes> => {
  const stored = (await stat(temp.path)).size
  const chunks = Math.ceil(stored / encryptedLength)
  const size = stored - chunks * tagLength
  const stream = (start = 0, end = size) =>
    Readable.from(unsealedFrom(temp, chunks, start, Math.min(end, size)), { objectMode: false })
  let window = { start: 0, bytes: Buffer.alloc(0) }
  const read = async (start: number, length: number) => {
    const end = Math.min(start + length, size)
    if (start < window.start || end > window.start + window.bytes.length) {
      const parts: Buffer[] = []
      const wanted = stream(start, Math.max(end, start + windowLength))
      for await (const part of chunksIn(wanted)) parts.push(part)
      window = { start, bytes: Buffer.concat(parts) }
    }
    return window.bytes.subarray(start - window.start, Math.max(end - window.start, 0))
  }
  return { size, read, stream }
}

/** Ignores missing files. */
export const discard = (...files: EncryptedTemp[]): Promise<unknown> =>
  Promise.all(files.map((each) => unlink(each.path).catch(() => undefined)))
