import { Readable } from 'node:stream'
import type { KeyPurpose } from '../keys/key-row.ts'
import type { FileKey, Keys } from '../keys/keys.ts'
import { chunkLength, encryptChunk, encryptedLength, keyFor, openChunk, pieces, tagLength } from './chunks.ts'
import { chunksIn } from './chunks-in.ts'
import { type Head, headLengthOf, headOf, longestHead, newSalt, writtenHead } from './head.ts'
import type { Range, SchoolOf, Source, Storage } from './storage.ts'

const chunksOf = (size: number) => Math.max(1, Math.ceil(size / chunkLength))
const encryptedSize = (size: number, key: FileKey) => headLengthOf(key.id) + size + chunksOf(size) * tagLength
const plainSize = (stored: number, headLength: number) => {
  const body = stored - headLength
  return body - Math.ceil(body / encryptedLength) * tagLength
}

const readWhole = async (stream: Readable): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of chunksIn(stream)) parts.push(part)
  return Buffer.concat(parts)
}

const encryptedChunks = async function* ({ id, key }: FileKey, name: string, source: Source) {
  const count = chunksOf(source.size)
  const salt = newSalt()
  const own = keyFor(key, name, salt)
  yield writtenHead(id, salt)
  let number = 0
  for await (const piece of pieces(source.open(), chunkLength)) {
    yield encryptChunk(own, number, number === count - 1, piece)
    number += 1
  }
  if (source.size === 0) yield encryptChunk(own, 0, true, Buffer.alloc(0))
}

/** Bytes `start` to `end` of a file, which lie in the chunks `first` to `last`. */
type Stretch = { start: number; end: number; first: number; last: number; lastOfFile: number }

/** The key, of some, that opens a chunk: files that are older than keys of schools do not say which it was. */
const openFirst = (keys: readonly Buffer[], number: number, isLast: boolean, piece: Buffer) => {
  for (const key of keys) {
    try {
      return { key, plain: openChunk(key, number, isLast, piece) }
    } catch {
      // it may be another one
    }
  }
  throw new Error('a stored file does not open: it was changed or cut off, or its key is not set')
}

const plainChunks = async function* (encryptedBytes: Readable, keys: readonly Buffer[], stretch: Stretch) {
  const { start, end, first, last, lastOfFile } = stretch
  let number = first
  let fitting = keys
  for await (const piece of pieces(encryptedBytes, encryptedLength)) {
    const { key, plain } = openFirst(fitting, number, number === lastOfFile, piece)
    fitting = [key]
    const from = Math.max(start - number * chunkLength, 0)
    yield plain.subarray(from, Math.min(end - number * chunkLength, chunkLength))
    number += 1
  }
  if (number !== last + 1) throw new Error('a stored file is shorter than it was')
}

const keysOf = async (keys: Keys, name: string, { key, salt }: Head): Promise<Buffer[]> => {
  const candidates = key === null ? keys.direct : [await keys.byId(key)]
  return candidates.map((each) => keyFor(each, name, salt))
}

/**
 * Encrypts what the other storage holds, in chunks of 64 KiB (AES-256-GCM), so that a stretch of a video can be read
 * without reading what stands before it. Each file has a key of its own, made from the key of whom it belongs to, its
 * name and a salt; each chunk is bound to its number and the last one to being the last: nothing can be changed, moved,
 * cut off or exchanged.
 */
export const encrypted = (inner: Storage, keys: Keys, purpose: KeyPurpose): Storage => {
  const put = async (name: string, source: Source, schoolOf?: SchoolOf) => {
    const key = await keys.current((await schoolOf?.()) ?? purpose)
    return inner.put(name, {
      size: encryptedSize(source.size, key),
      open: () => Readable.from(encryptedChunks(key, name, source), { objectMode: false }),
    })
  }
  const beginningOf = async (name: string) => {
    const stored = await inner.get(name, { start: 0, end: longestHead })
    return stored && { head: headOf(await readWhole(stored.stream)), size: stored.size }
  }
  const get = async (name: string, range?: Range) => {
    const beginning = await beginningOf(name)
    if (!beginning) return undefined
    const { head } = beginning
    if (!head) return inner.get(name, range)
    const size = plainSize(beginning.size, head.length)
    const { start, end } = range ?? { start: 0, end: size }
    const first = Math.floor(start / chunkLength)
    const last = Math.max(first, Math.ceil(end / chunkLength) - 1)
    const own = await keysOf(keys, name, head)
    const stored = await inner.get(name, {
      start: head.length + first * encryptedLength,
      end: Math.min(head.length + (last + 1) * encryptedLength, beginning.size),
    })
    if (!stored) return undefined
    const stretch = { start, end, first, last, lastOfFile: chunksOf(size) - 1 }
    const stream = Readable.from(plainChunks(stored.stream, own, stretch), { objectMode: false })
    // a generator that was never begun closes nothing
    stream.once('close', () => stored.stream.destroy())
    return { stream, size }
  }
  const size = async (name: string) => {
    const beginning = await beginningOf(name)
    if (!beginning) return undefined
    return beginning.head ? plainSize(beginning.size, beginning.head.length) : beginning.size
  }
  const keyName = async (name: string) => (await beginningOf(name))?.head?.key ?? null
  return { ...inner, put, get, size, keyName }
}
