import { type FileFormat, fileFormats } from 'contract/evaluation/files'
import { isOneOf } from 'contract/platform/typed'
import { isLikelyText } from './examine/plain-text.ts'
import { extensionOf } from './name.ts'
import { unsupported } from './refusals.ts'

/** Bytes that are enough to detect every format. */
export const headLength = 4096

/** Detected by the first bytes; zip, office formats and the two text formats are distinguished by the extension. */
type Content = 'jpeg' | 'png' | 'webp' | 'gif' | 'mp4' | 'webm' | 'zip' | 'pdf' | 'text'

const formatsOf: Record<Content, readonly FileFormat[]> = {
  jpeg: ['jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  mp4: ['mp4'],
  webm: ['webm'],
  zip: ['zip', 'docx', 'xlsx', 'pptx'],
  pdf: ['pdf'],
  text: ['csv', 'txt'],
}

const videoBrands = new Set(
  'isom iso2 iso3 iso4 iso5 iso6 mp41 mp42 avc1 M4V M4VH M4VP MSNV 3gp4 3gp5 qt'.split(' '),
)
const stillBrands = new Set('heic heix hevc heim heis hevm mif1 msf1 avif avis'.split(' '))

const isVideo = (head: Buffer): boolean => {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4).trim())
  return (
    videoBrands.has(head.toString('latin1', 8, 12).trim()) && !brands.some((each) => stillBrands.has(each))
  )
}

/** EBML is also used by other formats; the document type (element 0x4282) decides. */
const isWebm = (head: Buffer): boolean => {
  if (head.readUInt32BE(0) !== 0x1a45dfa3) return false
  const at = head.indexOf(Buffer.from([0x42, 0x82, 0x84]))
  return at > 0 && at < 64 && head.toString('latin1', at + 3, at + 7) === 'webm'
}

const contentOf = (head: Buffer): Content | undefined => {
  const start = head.toString('latin1', 0, 1024)
  if (head.length >= 12) {
    if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
    if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
    if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
    if (start.startsWith('PK\x03\x04')) return 'zip'
    if (isVideo(head)) return 'mp4'
    if (isWebm(head)) return 'webm'
    if (/%PDF-[12]\./.test(start)) return 'pdf'
  }
  return isLikelyText(head) ? 'text' : undefined
}

/**
 * The format by content, with which the extension must agree. `head` are the first `headLength` bytes, or all of a
 * shorter file.
 */
export const formatOf = (head: Buffer, name: string): FileFormat => {
  const content = contentOf(head)
  if (!content) throw unsupported('content')
  const extension = extensionOf(name)
  const format = formatsOf[content].find((each) => isOneOf(fileFormats[each].extensions, extension))
  if (!format) throw unsupported('extension')
  return format
}
