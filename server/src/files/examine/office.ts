import type { Bytes } from '../bytes.ts'
import type { OfficeFormat } from '../formats.ts'
import { unsupported } from '../refusals.ts'
import { type ArchiveLimits, type ArchivePart, walkArchive } from './archive.ts'
import { attributesOf, beginsLikeXml, elements, hasDoctype, isPlainXml } from './markup.ts'

const megabyte = 1024 * 1024
export const officeLimits: ArchiveLimits = {
  entries: 5000,
  inflated: 250 * megabyte,
  ratio: Number.POSITIVE_INFINITY,
}
const describing = megabyte

const mainPart = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
} as const satisfies Record<OfficeFormat, string>

const isXml = (name: string) => /\.(xml|rels|vml)$/i.test(name)

/** A type may be given to a part of any name, so what begins like XML is XML; drawings may declare theirs. */
const mayBeXml = (name: string, head: Buffer): boolean => {
  if (isXml(name) && !isPlainXml(head)) throw unsupported('content')
  return isXml(name) || (beginsLikeXml(head) && !/\.svg$/i.test(name))
}

/** In both editions of the standard. */
const hyperlinks = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]

/** Reads a part; a small one that says what the document is made of is also kept as text. */
const readPart = async (part: ArchivePart, keep: boolean): Promise<string> => {
  const kept: Buffer[] = []
  let size = 0
  let tail = Buffer.alloc(0)
  let isMarkup = false
  for await (const chunk of part.bytes()) {
    const seen = Buffer.concat([tail, chunk])
    if (size === 0) isMarkup = mayBeXml(part.name, chunk.subarray(0, 512))
    if (isMarkup && hasDoctype(seen)) throw unsupported('office_doctype')
    tail = seen.subarray(-64)
    size += chunk.length
    if (keep && size > describing) throw unsupported('archive_too_large')
    if (keep) kept.push(chunk)
  }
  return Buffer.concat(kept).toString('utf8')
}

const checkTypes = (types: string, format: OfficeFormat): void => {
  const contentTypes = elements(types, 'Override', 'Default').map(
    (each) => attributesOf(each).get('contenttype') ?? '',
  )
  if (contentTypes.some((each) => /macroenabled|vbaproject|macrosheet/i.test(each)))
    throw unsupported('office_macros')
  if (!contentTypes.includes(mainPart[format])) throw unsupported('content')
}

const checkRelationships = (relationships: string): void => {
  // UTF-16: an office program reads it, the check would not
  if (relationships.includes('\0')) throw unsupported('content')
  for (const each of elements(relationships, 'Relationship')) {
    const attributes = attributesOf(each)
    const leadsOut = attributes.get('targetmode')?.toLowerCase() === 'external'
    if (leadsOut && !hyperlinks.includes(attributes.get('type') ?? '')) throw unsupported('office_external')
  }
}

/**
 * A document, sheet or presentation without macros, without parts fetched from elsewhere (hyperlinks may stay) and
 * without a document type that could define entities.
 */
export const checkOffice = async (
  bytes: Bytes,
  format: OfficeFormat,
  limits: ArchiveLimits = officeLimits,
  spent = { bytes: 0 },
): Promise<void> => {
  let types: string | undefined
  const look = async (part: ArchivePart) => {
    const name = part.name.toLowerCase()
    if (/(^|\/)(vba(project|data)|macrosheets\/)/.test(name)) throw unsupported('office_macros')
    const isTypes = name === '[content_types].xml'
    const isRelationships = name.endsWith('.rels')
    const text = await readPart(part, isTypes || isRelationships)
    if (isTypes) types = text
    if (isRelationships) checkRelationships(text)
  }
  await walkArchive(bytes, limits, look, spent)
  if (types === undefined) throw unsupported('content')
  checkTypes(types, format)
}
