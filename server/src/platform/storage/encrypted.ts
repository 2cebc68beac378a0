import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { chunkLength, encryptChunk, encryptedLength, keyFor, openChunk, pieces, tagLength } from './chunks.ts'
import { chunksIn } from './chunks-in.ts'
import type { Range, Source, Storage } from './storage.ts'

// No file that is taken begins with these bytes, so that files stored before a key was set are told apart.
const mark = Buffer.from('00ff5664610100ff', 'hex')
const saltLength = 32
const headLength = mark.length + saltLength

const chunksOf = (size: number) => Math.max(1, Math.ceil(size / chunkLength))
const encryptedSize = (size: number) => headLength + size + chunksOf(size) * tagLength
const plainSize = (stored: number) => {
  const body = stored - headLength
  return body - Math.ceil(body / encryptedLength) * tagLength
}

const readWhole = async (stream: Readable): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of chunksIn(stream)) parts.push(part)
  return Buffer.concat(parts)
}

const encryptedChunks = async function* (filesKey: Buffer, name: string, source: Source) {
  const count = chunksOf(source.size)
  const salt = randomBytes(saltLength)
  const key = keyFor(filesKey, name, salt)
  yield Buffer.concat([mark, salt])
  let number = 0
  for await (const piece of pieces(source.open(), chunkLength)) {
    yield encryptChunk(key, number, number === count - 1, piece)
    number += 1
  }
  if (source.size === 0) yield encryptChunk(key, 0, true, Buffer.alloc(0))
}

/** Bytes `start` to `end` of a file, which lie in the chunks `first` to `last`. */
type Stretch = { key: Buffer; start: number; end: number; first: number; last: number; lastOfFile: number }

const plainChunks = async function* (encryptedBytes: Readable, stretch: Stretch) {
  const { key, start, end, first, last, lastOfFile } = stretch
  let number = first
  for await (const piece of pieces(encryptedBytes, encryptedLength)) {
    const plain = openChunk(key, number, number === lastOfFile, piece)
    const from = Math.max(start - number * chunkLength, 0)
    yield plain.subarray(from, Math.min(end - number * chunkLength, chunkLength))
    number += 1
  }
  if (number !== last + 1) throw new Error('a stored file is shorter than it was')
}

/**
 * Encrypts what the other storage keeps, in chunks of 64 KiB (AES-256-GCM), so that a stretch of a video can be read
 * without reading what stands before it. Each file has a key of its own, made from FILES_KEY, its name and a salt; each
 * chunk is bound to its number and the last one to being the last: nothing can be changed, moved, cut off or exchanged.
 */
export const encrypted = (inner: Storage, filesKey: Buffer): Storage => {
  const put = (name: string, source: Source) => {
    return inner.put(name, {
      size: encryptedSize(source.size),
      open: () => Readable.from(encryptedChunks(filesKey, name, source), { objectMode: false }),
    })
  }
  const headOf = async (name: string) => {
    const head = await inner.get(name, { start: 0, end: headLength })
    return head && { bytes: await readWhole(head.stream), size: head.size }
  }
  const get = async (name: string, range?: Range) => {
    const head = await headOf(name)
    if (!head) return undefined
    if (!head.bytes.subarray(0, mark.length).equals(mark)) return inner.get(name, range)
    const size = plainSize(head.size)
    const { start, end } = range ?? { start: 0, end: size }
    const first = Math.floor(start / chunkLength)
    const last = Math.max(first, Math.ceil(end / chunkLength) - 1)
    const stored = await inner.get(name, {
      start: headLength + first * encryptedLength,
      end: Math.min(headLength + (last + 1) * encryptedLength, head.size),
    })
    if (!stored) return undefined
    const key = keyFor(filesKey, name, head.bytes.subarray(mark.length))
    const stretch = { key, start, end, first, last, lastOfFile: chunksOf(size) - 1 }
    const stream = Readable.from(plainChunks(stored.stream, stretch), { objectMode: false })
    // a generator that was never begun closes nothing
    stream.once('close', () => stored.stream.destroy())
    return { stream, size }
  }
  const size = async (name: string) => {
    const head = await headOf(name)
    if (!head) return undefined
    return head.bytes.subarray(0, mark.length).equals(mark) ? plainSize(head.size) : head.size
  }
  return { ...inner, put, get, size }
}
