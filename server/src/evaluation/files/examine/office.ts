import { type Bytes, bytesOf } from '../bytes.ts'
import type { OfficeFormat } from '../formats.ts'
import { unsupported } from '../refusals.ts'
import { type ArchiveLimits, type ArchivePart, visitParts } from './archive.ts'
import { examinePart, readThrough } from './office-part.ts'
import { readMarkup } from './opens-by-itself.ts'

const megabyte = 1024 * 1024
export const officeLimits: ArchiveLimits = {
  entries: 5000,
  inflated: 250 * megabyte,
  ratio: Number.POSITIVE_INFINITY,
}
/** Largest size of relationship and content type parts. */
const describing = megabyte
const tableOfChart = 5 * megabyte

const mainPart = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
} as const satisfies Record<OfficeFormat, string>

/** In both editions of the standard. */
const hyperlinks = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]

const opening =
  /(oleobject|afchunk|control|activexcontrolbinary|vbaproject|wordvbadata|webextension|webextensiontaskpanes|frame|subdocument)$/i

const checkRelationships = (part: ArchivePart) =>
  readThrough(
    part,
    readMarkup({
      open: (name, attributes) => {
        if (name !== 'relationship') return
        const type = attributes.get('type') ?? ''
        const leadsOut = attributes.get('targetmode')?.trim().toLowerCase() === 'external'
        if (leadsOut && !hyperlinks.includes(type)) throw unsupported('office_external')
        const isOfChart = /\/charts\/_rels\//i.test(part.name)
        if (opening.test(type.split('/').at(-1) ?? '') || (/\/package$/i.test(type) && !isOfChart))
          throw unsupported('opens_by_itself')
      },
    }),
  )

type Typed = { type: string; extension: string | undefined; part: string | undefined }

const readTypes = async (part: ArchivePart): Promise<Typed[]> => {
  const types: Typed[] = []
  const open = (name: string, attributes: Map<string, string>) => {
    if (name !== 'override' && name !== 'default') return
    types.push({
      type: attributes.get('contenttype') ?? '',
      extension: name === 'default' ? attributes.get('extension')?.toLowerCase() : undefined,
      part: name === 'override' ? attributes.get('partname')?.toLowerCase() : undefined,
    })
  }
  await readThrough(part, readMarkup({ open }))
  return types
}

const checkTypes = (types: Typed[], format: OfficeFormat, unread: string[]): void => {
  if (types.some(({ type }) => /macroenabled|vbaproject|macrosheet/i.test(type)))
    throw unsupported('office_macros')
  if (types.some(({ type }) => /oleobject|activex|webextension/i.test(type)))
    throw unsupported('opens_by_itself')
  if (!types.some(({ type }) => type === mainPart[format])) throw unsupported('content')
  // A part that the checks did not read as XML must not be declared as XML.
  const isXml = ({ type }: Typed) => /xml\s*(;|$)/i.test(type) && !/^image\/svg\+xml$/i.test(type)
  const names =
    (name: string) =>
    ({ extension, part }: Typed) =>
      part === `/${name}` || (extension !== undefined && name.endsWith(`.${extension}`))
  for (const name of unread) {
    const own = types.filter(names(name))
    const [first] = own.filter(({ part }) => part !== undefined).concat(own)
    if (first && isXml(first)) throw unsupported('content')
  }
}

const bufferOf = async (part: ArchivePart, most: number): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of part.bytes()) {
    size += piece.length
    if (size > most) throw unsupported('archive_too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/**
 * Accepts a document, sheet or presentation without macros, without anything that opens or loads by itself
 * (hyperlinks may stay), and without a document type.
 */
export const checkOffice = async (
  bytes: Bytes,
  format: OfficeFormat,
  limits: ArchiveLimits = officeLimits,
  spent = { bytes: 0 },
  isInside = false,
): Promise<void> => {
  let types: Typed[] | undefined
  const unread: string[] = []
  const checkPart = async (part: ArchivePart) => {
    const name = part.name.toLowerCase()
    if (/(^|\/)(vba(project|data)|macrosheets\/)/.test(name)) throw unsupported('office_macros')
    const isTypes = name === '[content_types].xml'
    const isRelationships = name.endsWith('.rels')
    if ((isTypes || isRelationships) && part.size > describing) throw unsupported('archive_too_large')
    if (/(^|\/)embeddings\//.test(name)) {
      if (isInside || !name.endsWith('.xlsx')) throw unsupported('opens_by_itself')
      await examinePart(part)
      return checkOffice(bytesOf(await bufferOf(part, tableOfChart)), 'xlsx', limits, spent, true)
    }
    const { isMarkup } = await examinePart(part)
    if (!isMarkup || name.endsWith('.svg')) unread.push(name)
    if (isTypes) types = await readTypes(part)
    if (isRelationships) await checkRelationships(part)
  }
  await visitParts(bytes, limits, checkPart, spent)
  if (types === undefined) throw unsupported('content')
  checkTypes(types, format, unread)
}
