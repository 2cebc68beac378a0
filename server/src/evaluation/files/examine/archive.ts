import { crc32 } from 'node:zlib'
import { Problem } from 'contract/platform/problems'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { chunksIn } from '../../../platform/storage/chunks-in.ts'
import type { Bytes } from '../bytes.ts'
import { unsupported } from '../refusals.ts'

/** Limits: entries, inflated bytes, and the ratio of inflated to packed bytes. */
export type ArchiveLimits = { entries: number; inflated: number; ratio: number }

export type ArchivePart = { name: string; size: number; bytes: () => AsyncIterable<Buffer> }

class Reader extends RandomAccessReader {
  readonly source: Bytes
  constructor(source: Bytes) {
    super()
    this.source = source
  }
  override _readStreamForRange(start: number, end: number) {
    return this.source.stream(start, end)
  }
}

const symbolicLink = 0o120000
const isSymbolicLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & 0o170000) === symbolicLink

const isSafeName = (name: string): boolean =>
  name.length > 0 &&
  !/[\\\0:]/.test(name) &&
  !name.startsWith('/') &&
  !name.split('/').some((part) => part === '..' || part === '.')

/** A zip has each name twice, and streaming programs use the one in the local header, so both must agree. */
const assertHasOneName = async (zip: ZipFile, entry: Entry): Promise<void> => {
  const local = await zip.readLocalFileHeaderPromise(entry)
  if (!local.fileName.equals(entry.fileNameRaw)) throw unsupported('archive_names')
}

const opened = async (source: Bytes): Promise<ZipFile> => {
  try {
    // Without this option backslashes become slashes before the names are checked.
    return await fromRandomAccessReaderPromise(new Reader(source), source.size, {
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
      autoClose: false,
    })
  } catch {
    throw unsupported('archive_broken')
  }
}

const inflated = async function* (
  zip: ZipFile,
  entry: Entry,
  limits: ArchiveLimits,
  counted: { bytes: number },
): AsyncIterable<Buffer> {
  const stream = await zip.openReadStreamPromise(entry).catch(() => {
    throw unsupported('archive_broken')
  })
  let size = 0
  let sum = 0
  try {
    for await (const chunk of chunksIn(stream)) {
      size += chunk.length
      sum = crc32(chunk, sum)
      counted.bytes += chunk.length
      if (counted.bytes > limits.inflated) throw unsupported('archive_too_large')
      if (size > 1024 * 1024 && size > entry.compressedSize * limits.ratio)
        throw unsupported('archive_too_large')
      yield chunk
    }
    if (sum !== entry.crc32) throw unsupported('archive_broken')
  } catch (error) {
    throw error instanceof Problem ? error : unsupported('archive_broken')
  } finally {
    stream.destroy()
  }
}

/**
 * Visits each part. Bytes are counted while inflating, since headers may lie; a part that the visitor does not read
 * is inflated and discarded, so that the limits cover everything. `spent` is shared by an archive and its contents.
 */
export const visitParts = async (
  source: Bytes,
  limits: ArchiveLimits,
  visit: (part: ArchivePart) => Promise<void>,
  spent = { bytes: 0 },
): Promise<void> => {
  const zip = await opened(source)
  /** A second read counts only in `counted`. */
  const inflate = (entry: Entry, counted = spent) => inflated(zip, entry, limits, counted)
  try {
    if (zip.entryCount === 0) throw unsupported('archive_empty')
    if (zip.entryCount > limits.entries) throw unsupported('archive_too_large')
    const names = new Set<string>()
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName
      if (!isSafeName(name) || names.has(name)) throw unsupported('archive_names')
      names.add(name)
      await assertHasOneName(zip, entry)
      if (isSymbolicLink(entry)) throw unsupported('archive_link')
      if (entry.isEncrypted()) throw unsupported('archive_encrypted')
      if (name.endsWith('/')) continue
      let read = false
      const bytes = () => {
        const isFirst = !read
        read = true
        return inflate(entry, isFirst ? spent : { bytes: 0 })
      }
      await visit({ name, size: entry.uncompressedSize, bytes })
      if (!read) for await (const _ of inflate(entry)) continue
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw unsupported(/path: |fileName: /.test(String(error)) ? 'archive_names' : 'archive_broken')
  } finally {
    zip.close()
  }
}
