import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { SchoolOf, Storage } from '../../../platform/storage/storage.ts'
import { drained, gathered } from '../archive/bytes-of-entry.ts'
import { readArchive } from '../archive/read-archive.ts'

/** In bytes: up to this size objects are read into memory; larger ones go through a file. */
const largestInMemory = 1024 * 1024

type Putting = { storage: Storage; name: string; schoolOf: SchoolOf }

const putWhole = async (
  { storage, name, schoolOf }: Putting,
  bytes: AsyncIterable<Buffer>,
): Promise<void> => {
  const whole = await gathered(bytes)
  const open = () => Readable.from([whole], { objectMode: false })
  await storage.put(name, { size: whole.length, open }, schoolOf)
}

const putThroughFile = async (
  { storage, name, schoolOf }: Putting,
  bytes: AsyncIterable<Buffer>,
  path: string,
): Promise<void> => {
  const file = await open(path, 'w', 0o600)
  let size = 0
  try {
    for await (const piece of bytes) {
      await file.writeFile(piece)
      size += piece.length
    }
  } finally {
    await file.close()
  }
  await storage.put(name, { size, open: () => createReadStream(path) }, schoolOf)
}

/**
 * Stores every object of the archive, large ones through `folder`; answers their number. An object of the same name
 * has the same content.
 */
export const putObjects = async (
  { storage, schoolOf }: { storage: Storage; schoolOf: (name: string) => number | undefined },
  { path, passphrase, folder }: { path: string; passphrase: string; folder: string },
): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let count = 0
  for await (const { entry, bytes } of readArchive(path, passphrase)) {
    if (entry.kind !== 'object') await drained(bytes)
    else {
      const { name, size } = entry
      const putting = { storage, name, schoolOf: async () => schoolOf(name) }
      if (size <= largestInMemory) await putWhole(putting, bytes)
      else await putThroughFile(putting, bytes, join(folder, 'object'))
      count += 1
    }
  }
  return count
}
