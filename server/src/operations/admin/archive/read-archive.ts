import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { chunkLength, openChunk, tagLength } from '../../../platform/storage/chunks.ts'
import { archiveKey, headLength } from './key.ts'
import {
  type Ending,
  type Entry,
  longestRecord,
  type Manifest,
  type RecordType,
  recordHead,
} from './records.ts'

const encryptedLength = chunkLength + tagLength
const damaged = () => refusal('The archive is damaged or not whole')

const readExactly = async (file: FileHandle, length: number, position: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  let at = 0
  while (at < length) {
    const { bytesRead } = await file.read(buffer, at, length - at, position + at)
    if (bytesRead === 0) throw damaged()
    at += bytesRead
  }
  return buffer
}

const chunksIn = async function* (file: FileHandle, passphrase: string): AsyncGenerator<Buffer> {
  const { size } = await file.stat()
  if (size < headLength + tagLength) throw refusal('This file is not an archive of Vereda')
  const key = await archiveKey(await readExactly(file, headLength, 0), passphrase)
  const count = Math.ceil((size - headLength) / encryptedLength)
  for (let number = 0; number < count; number += 1) {
    const position = headLength + number * encryptedLength
    const encrypted = await readExactly(file, Math.min(encryptedLength, size - position), position)
    try {
      yield openChunk(key, number, number === count - 1, encrypted)
    } catch {
      throw number === 0
        ? refusal('The passphrase is not the one of this archive, or the archive is damaged at its beginning')
        : damaged()
    }
  }
}

/** Reads an exact number of bytes, whatever the sizes of the chunks. */
const takingFrom = (chunks: AsyncGenerator<Buffer>) => {
  let buffered: Buffer = Buffer.alloc(0)
  const fill = async (length: number): Promise<void> => {
    const pieces = [buffered]
    let size = buffered.length
    while (size < length) {
      const { value, done } = await chunks.next()
      if (done) break
      pieces.push(value)
      size += value.length
    }
    buffered = pieces.length === 1 ? buffered : Buffer.concat(pieces)
  }
  return {
    take: async (length: number): Promise<Buffer> => {
      await fill(length)
      if (buffered.length < length) throw damaged()
      const taken = buffered.subarray(0, length)
      buffered = buffered.subarray(length)
      return taken
    },
    isAtEnd: async (): Promise<boolean> => {
      await fill(1)
      return buffered.length === 0
    },
  }
}

type ReadEntry = { entry: Entry; bytes: AsyncIterable<Buffer>; ending(): Ending }

/**
 * The entries of an archive, in order. The caller must read each to its end, where its hash is compared. Without an
 * error every bit is as written, and nothing is missing.
 */
export const readArchive = async function* (
  path: string,
  passphrase: string,
): AsyncGenerator<ReadEntry, Manifest> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw refusal(`The archive cannot be opened: ${error.message}`)
  })
  try {
    const source = takingFrom(chunksIn(file, passphrase))
    const next = async (): Promise<{ type: RecordType; payload: Buffer }> => {
      const head = await source.take(recordHead)
      const length = head.readUInt32BE(1)
      if (length > longestRecord) throw damaged()
      return { type: head.toString('latin1', 0, 1) as RecordType, payload: await source.take(length) }
    }
    const whole = createHash('sha256')
    let [entries, total] = [0, 0]
    for (;;) {
      const { type, payload } = await next()
      if (type === 'M') {
        const manifest = JSON.parse(payload.toString()) as Manifest
        const isWhole =
          manifest.entries === entries && manifest.size === total && manifest.sha256 === whole.digest('hex')
        if (!isWhole || !(await source.isAtEnd())) throw damaged()
        return manifest
      }
      if (type !== 'E') throw damaged()
      const entry = JSON.parse(payload.toString()) as Entry
      let ending: Ending | null = null
      const bytes = async function* () {
        const hash = createHash('sha256')
        let size = 0
        for (;;) {
          const piece = await next()
          if (piece.type === 'D') {
            hash.update(piece.payload)
            size += piece.payload.length
            yield piece.payload
            continue
          }
          const stated = JSON.parse(piece.payload.toString()) as Ending
          if (piece.type !== 'H' || stated.size !== size || stated.sha256 !== hash.digest('hex'))
            throw damaged()
          whole.update(JSON.stringify([entry, stated]))
          entries += 1
          total += size
          ending = stated
          return
        }
      }
      const ended = (): Ending => {
        if (!ending) throw damaged()
        return ending
      }
      yield { entry, bytes: bytes(), ending: ended }
      ended()
    }
  } finally {
    await file.close()
  }
}
