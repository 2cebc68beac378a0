import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Tried } from 'contract/operations/operation'
import { codeOf } from '../../platform/error-code.ts'
import { chunksIn } from '../../platform/storage/chunks-in.ts'
import type { Storage } from '../../platform/storage/storage.ts'

const size = 64 * 1024

const readBack = async (storage: Storage, name: string): Promise<Buffer> => {
  const chunks: Buffer[] = []
  const stored = await storage.get(name)
  if (stored) for await (const chunk of chunksIn(stored.stream)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const tried = async (storage: Storage, name: string): Promise<Tried> => {
  const content = randomBytes(size)
  await storage.put(name, { size, open: () => Readable.from([content], { objectMode: false }) })
  const isSame = content.equals(await readBack(storage, name))
  await storage.remove(name)
  return { passed: isSame, reason: isSame ? null : 'other_bytes' }
}

/** Writes a test object, reads it back and deletes it. */
export const tryStorage = (storage: Storage): Promise<Tried> =>
  tried(storage, randomUUID()).catch((error: unknown) => ({
    passed: false,
    reason: codeOf(error) || (error instanceof Error ? error.name : 'unknown'),
  }))
