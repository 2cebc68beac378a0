import type { FileFormat } from 'contract/evaluation/files'
import { extensionOf } from '../../evaluation/files/name.ts'
import { unsupported } from '../../evaluation/files/refusals.ts'

const page = /<(!doctype|html|svg|script|\?xml)/i
const marks = ['\xff\xfe', '\xfe\xff']

/**
 * A workbook, an archive or a text table, by its first bytes; the extension must agree. Unlike evidence, text may be
 * Windows-1252: the dry run shows it before it is used.
 */
export const tableFormatOf = (head: Buffer, name: string): FileFormat => {
  const letters = head.toString('latin1')
  const extension = extensionOf(name)
  if (letters.startsWith('PK\x03\x04')) {
    if (extension !== 'xlsx' && extension !== 'zip') throw unsupported('extension')
    return extension
  }
  const isMarked = marks.some((mark) => letters.startsWith(mark))
  const isText = isMarked || (!letters.includes('\0') && !page.test(letters.slice(0, 1024)))
  if (!isText) throw unsupported('content')
  if (extension !== 'csv' && extension !== 'txt') throw unsupported('extension')
  return 'csv'
}
