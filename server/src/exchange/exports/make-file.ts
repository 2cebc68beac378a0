import { randomUUID } from 'node:crypto'
import type { ExportAnswer, ExportFormat } from 'contract/exchange/exports'
import {
  discard,
  type EncryptedTemp,
  encryptedTempIn,
  unsealed,
  writeEncrypted,
} from '../../evaluation/files/upload/encrypted-temp.ts'
import { troubleOf } from '../../evaluation/files/upload/trouble.ts'
import type { JobOutcome, Work } from '../../platform/jobs/kind.ts'
import { type Sheet, type SheetFormat, writeSheet } from '../spreadsheets/write-sheet.ts'
import { fileKinds } from './file-kinds.ts'

export const buffers = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

/** Encrypts and writes bytes on this machine; deletes them after a failure. */
export const encryptBytes = async (
  { folder }: Pick<Work, 'folder'>,
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<EncryptedTemp> => {
  const encrypted = encryptedTempIn(folder)
  try {
    await writeEncrypted(encrypted, bytes)
    return encrypted
  } catch (error) {
    await discard(encrypted)
    throw error
  }
}

export const encryptSheet = (work: Work, format: SheetFormat, sheet: Sheet): Promise<EncryptedTemp> =>
  encryptBytes(work, buffers(writeSheet(format, sheet)))

/** A name valid on every system: Windows forbids these characters, and a full stop at the end. */
export const fileName = (name: string): string =>
  name
    .replace(/\s*[<>:"/\\|?*\n\t]+\s*/g, ' - ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .slice(0, 150)

/** Moves the encrypted file to the storage of job results. */
export const storeFile = async (
  { results }: Work,
  encrypted: EncryptedTemp,
  { name, format, rows }: { name: string; format: ExportFormat; rows: number | null },
): Promise<JobOutcome> => {
  const object = randomUUID()
  try {
    const { ending, contentType } = fileKinds[format]
    const bytes = await unsealed(encrypted)
    await results.put(object, { size: bytes.size, open: () => bytes.stream() })
    const answer = {
      name: `${fileName(name)}.${ending}`,
      content_type: contentType,
      size: bytes.size,
      rows,
    } satisfies ExportAnswer
    return { answer, object }
  } catch (error) {
    throw troubleOf(error)
  } finally {
    await discard(encrypted)
  }
}
