import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { refusal } from '../../../platform/database/failures/refusal.ts'
import { chunkLength, encryptChunk } from '../../../platform/storage/chunks.ts'
import { syncPath } from '../../../platform/storage/sync-path.ts'
import { archiveKey, newHead } from './key.ts'
import { type Entry, jsonRecord, type Manifest, record } from './records.ts'

export type ArchiveWriter = {
  /** Adds an entry with its bytes; answers its SHA-256. */
  add(
    entry: Entry,
    bytes: AsyncIterable<Buffer>,
    rows?: () => number,
  ): Promise<{ size: number; sha256: string }>
}

/** Writes plain bytes to the file as encrypted chunks; at most a chunk and a record are in memory. */
const sealingTo = (file: FileHandle, key: Buffer) => {
  let buffered: Buffer = Buffer.alloc(0)
  let number = 0
  const writeChunk = async (plain: Buffer, isLast: boolean) => {
    await file.writeFile(encryptChunk(key, number, isLast, plain))
    number += 1
  }
  return {
    write: async (bytes: Buffer) => {
      buffered = buffered.length === 0 ? bytes : Buffer.concat([buffered, bytes])
      // one chunk is held back, since the last one is encrypted as such
      let at = 0
      for (; buffered.length - at > chunkLength; at += chunkLength)
        await writeChunk(buffered.subarray(at, at + chunkLength), false)
      buffered = Buffer.from(buffered.subarray(at))
    },
    end: () => writeChunk(buffered, true),
  }
}

/**
 * Writes an archive: whole under its name, or not at all. Encrypted with a key of the passphrase (scrypt, AES-256-GCM
 * in chunks whose position is authenticated, and of the last that it is the last).
 */
export const writeArchive = async (
  path: string,
  passphrase: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<Manifest> => {
  const part = `${path}.part`
  const file = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw refusal(
      error.code === 'EEXIST'
        ? `${part} is there: another backup is being made, or one broke off`
        : error.message,
    )
  })
  try {
    const head = newHead()
    await file.writeFile(head)
    const archive = sealingTo(file, await archiveKey(head, passphrase))
    const whole = createHash('sha256')
    const manifest: Manifest = { entries: 0, size: 0, sha256: '' }
    const add: ArchiveWriter['add'] = async (entry, bytes, rows = () => 0) => {
      await archive.write(jsonRecord('E', entry))
      const hash = createHash('sha256')
      let size = 0
      for await (const piece of bytes) {
        hash.update(piece)
        size += piece.length
        await archive.write(record('D', piece))
      }
      const ending = { size, sha256: hash.digest('hex'), rows: rows() }
      await archive.write(jsonRecord('H', ending))
      whole.update(JSON.stringify([entry, ending]))
      manifest.entries += 1
      manifest.size += size
      return ending
    }
    await fill({ add })
    manifest.sha256 = whole.digest('hex')
    await archive.write(jsonRecord('M', manifest))
    await archive.end()
    await file.sync()
    await file.close()
    await rename(part, path)
    await syncPath(dirname(path))
    return manifest
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}
