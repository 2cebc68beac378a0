import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, type Readable, Transform } from 'node:stream'
import type { Bytes } from './bytes.ts'

/**
 * A temporary file whose bytes on the disk can be read by nobody: the key is made for this one file and is only in
 * memory. What a phone writes into a photo (where it was taken) therefore never lies readable on a disk, not even when
 * the server dies in the middle (decision 030).
 */
export type Sealed = { path: string; key: string; start: string }

const algorithm = 'aes-256-ctr'
const block = 16
const windowLength = 16 * 1024

/** A new place in the folder; nothing is written yet. */
export const sealedIn = (folder: string): Sealed => ({
  path: join(folder, `${randomUUID()}.part`),
  key: randomBytes(32).toString('base64'),
  start: randomBytes(block).toString('base64'),
})

const counterAt = (sealed: Sealed, blocks: number): Buffer => {
  const counter = Buffer.from(sealed.start, 'base64')
  const high = counter.readBigUInt64BE(0)
  const low = counter.readBigUInt64BE(8) + BigInt(blocks)
  counter.writeBigUInt64BE(BigInt.asUintN(64, high + (low >> 64n)), 0)
  counter.writeBigUInt64BE(BigInt.asUintN(64, low), 8)
  return counter
}

const keyOf = (sealed: Sealed) => Buffer.from(sealed.key, 'base64')

/** Writes all of it into the new file, which must not exist; the file is private to the server's account. */
export const seal = async (
  sealed: Sealed,
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> => {
  const cipher = createCipheriv(algorithm, keyOf(sealed), Buffer.from(sealed.start, 'base64'))
  const file = await open(sealed.path, 'wx', 0o600)
  try {
    for await (const chunk of source) await file.writeFile(cipher.update(chunk))
  } finally {
    await file.close()
  }
}

const unsealedFrom = (sealed: Sealed, start: number, end: number): Readable => {
  const skipped = start % block
  const decipher = createDecipheriv(algorithm, keyOf(sealed), counterAt(sealed, (start - skipped) / block))
  let before = skipped
  const clear = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      const plain = decipher.update(chunk)
      const dropped = Math.min(before, plain.length)
      before -= dropped
      next(null, plain.subarray(dropped))
    },
  })
  if (start >= end) return clear.end()
  const file = createReadStream(sealed.path, { start: start - skipped, end: end - 1 })
  return pipeline(file, clear, () => undefined)
}

/** The file as it was before it was sealed. Small reads near each other cost one read of the disk. */
export const unsealed = async (sealed: Sealed): Promise<Bytes> => {
  const { size } = await stat(sealed.path)
  const stream = (start = 0, end = size) => unsealedFrom(sealed, start, Math.min(end, size))
  let window = { start: 0, bytes: Buffer.alloc(0) }
  const read = async (start: number, length: number) => {
    const end = Math.min(start + length, size)
    if (start < window.start || end > window.start + window.bytes.length) {
      const parts: Buffer[] = []
      for await (const part of stream(start, Math.max(end, start + windowLength))) parts.push(part as Buffer)
      window = { start, bytes: Buffer.concat(parts) }
    }
    return window.bytes.subarray(start - window.start, Math.max(end - window.start, 0))
  }
  return { size, read, stream }
}

/** Gone, or never there. */
export const discard = (...files: Sealed[]): Promise<unknown> =>
  Promise.all(files.map((each) => unlink(each.path).catch(() => undefined)))
