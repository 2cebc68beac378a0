import type { FileFormat } from 'contract/evaluation/files'
import type { Source } from '../../../platform/storage/storage.ts'
import type { Bytes } from '../bytes.ts'
import { checkArchive } from './archive-check.ts'
import { cleaned } from './cleaned.ts'
import { checkOffice } from './office.ts'
import { checkPdf } from './pdf.ts'
import { checkPlainText } from './plain-text.ts'
import { revealingParts } from './video.ts'
import { revealingElements } from './webm.ts'

type Check = (bytes: Bytes, folder: string) => Promise<void>

/** Photos need no check, since they are decoded completely afterwards. */
const checks: Partial<Record<FileFormat, Check>> = {
  zip: checkArchive,
  docx: (bytes) => checkOffice(bytes, 'docx'),
  xlsx: (bytes) => checkOffice(bytes, 'xlsx'),
  pptx: (bytes) => checkOffice(bytes, 'pptx'),
  pdf: checkPdf,
  csv: checkPlainText,
  txt: checkPlainText,
}

/** Refuses a file whose structure violates its format; returns what may be stored. */
export const examine = async (bytes: Bytes, format: FileFormat, folder: string): Promise<Source> => {
  if (format === 'mp4') return cleaned(bytes, await revealingParts(bytes))
  if (format === 'webm') return cleaned(bytes, await revealingElements(bytes))
  await checks[format]?.(bytes, folder)
  return { size: bytes.size, open: () => bytes.stream() }
}
