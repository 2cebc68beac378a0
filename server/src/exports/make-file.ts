import { randomUUID } from 'node:crypto'
import type { ExportAnswer } from 'contract/exports'
import { discard, type Sealed, seal, sealedIn, unsealed } from '../files/sealed.ts'
import { troubleOf } from '../files/trouble.ts'
import type { Outcome, Work } from '../jobs/kind.ts'
import { contentTypeOf, type Sheet, type SheetFormat, writeSheet } from '../sheets/write-sheet.ts'

const buffers = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

/** Writes a sheet, sealed on this machine; what was begun and failed is thrown away. */
export const sealSheet = async (work: Work, format: SheetFormat, sheet: Sheet): Promise<Sealed> => {
  const sealed = sealedIn(work.folder)
  try {
    await seal(sealed, buffers(writeSheet(format, sheet)))
    return sealed
  } catch (error) {
    await discard(sealed)
    throw error
  }
}

/** Puts what was sealed where results of long work lie, and says what file it is. */
export const storeFile = async (
  { results }: Work,
  sealed: Sealed,
  { name, format, rows }: { name: string; format: SheetFormat; rows: number },
): Promise<Outcome> => {
  const object = randomUUID()
  try {
    const bytes = await unsealed(sealed)
    await results.put(object, { size: bytes.size, open: () => bytes.stream() })
    const answer = {
      name: `${name}.${format}`,
      content_type: contentTypeOf[format],
      size: bytes.size,
      rows,
    } satisfies ExportAnswer
    return { answer, object }
  } catch (error) {
    throw troubleOf(error)
  } finally {
    await discard(sealed)
  }
}
