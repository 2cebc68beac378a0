import type { Bytes } from '../bytes.ts'
import { isOffice } from '../formats.ts'
import { unsupported } from '../refusals.ts'
import { formatOf, headLength } from '../sniff.ts'
import { discard, encryptedTempIn, unsealed, writeEncrypted } from '../upload/encrypted-temp.ts'
import { type ArchiveLimits, type ArchivePart, visitParts } from './archive.ts'
import { checkOffice, officeLimits } from './office.ts'

const archiveLimits: ArchiveLimits = { entries: 500, inflated: 200 * 1024 * 1024, ratio: 100 }

const headOf = async (part: ArchivePart): Promise<Buffer> => {
  let head = Buffer.alloc(0)
  for await (const chunk of part.bytes()) {
    if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)])
  }
  return head
}

/** macOS adds such files, with positions of icons and the like, to every archive. */
const isLeftByMac = (name: string, head: Buffer): boolean => {
  const file = name.split('/').at(-1) ?? ''
  const start = head.toString('hex', 0, 8)
  return (
    (file.startsWith('._') && start.startsWith('00051607')) ||
    (file === '.DS_Store' && start === '0000000142756431')
  )
}

/** An archive may contain all accepted formats except archives, whose content would not be checked. */
export const checkArchive = async (bytes: Bytes, folder: string): Promise<void> => {
  const spent = { bytes: 0 }
  const checkInner = async (part: ArchivePart) => {
    const encrypted = encryptedTempIn(folder)
    try {
      await writeEncrypted(encrypted, part.bytes())
      const inner = await unsealed(encrypted)
      const format = formatOf(await inner.read(0, headLength), part.name)
      if (format === 'zip') throw unsupported('archive_in_archive')
      if (!isOffice(format)) return
      await checkOffice(inner, format, { ...officeLimits, inflated: archiveLimits.inflated }, spent)
    } finally {
      await discard(encrypted)
    }
  }
  const check = async (part: ArchivePart) => {
    if (/\.(docx|xlsx|pptx|zip)$/i.test(part.name)) return checkInner(part)
    const head = await headOf(part)
    if (!isLeftByMac(part.name, head)) formatOf(head, part.name)
  }
  await visitParts(bytes, archiveLimits, check, spent)
}
