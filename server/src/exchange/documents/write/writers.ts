import type { Document, DocumentFormat } from '../document.ts'
import { engine } from './brf/engine.ts'
import { writeBrf } from './brf/write-brf.ts'
import { writeDocx, writePdf } from './write-document.ts'

export type WriteDocument = (document: Document) => Promise<Buffer>

/** Subjects offer only formats with a writer. Braille needs liblouis. */
export const writers: Partial<Record<DocumentFormat, WriteDocument>> = {
  pdf: writePdf,
  docx: writeDocx,
  ...(engine !== null && { brf: writeBrf }),
}
