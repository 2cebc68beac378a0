import type { Document, DocumentFormat } from '../document.ts'
import { engine } from './brf/engine.ts'
import { writeBrf } from './brf/write-brf.ts'
import { writeDocx, writePdf } from './write-document.ts'

/** The bytes of a paper in one format. */
export type WriteDocument = (document: Document) => Promise<Buffer>

/** Who writes which format: a format that nobody writes here, no subject has. Braille is written where liblouis is. */
export const writers: Partial<Record<DocumentFormat, WriteDocument>> = {
  pdf: writePdf,
  docx: writeDocx,
  ...(engine !== null && { brf: writeBrf }),
}
