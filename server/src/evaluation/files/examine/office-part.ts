import { unsupported } from '../refusals.ts'
import type { ArchivePart } from './archive.ts'
import { beginsLikeXml, decoderOf, hasDoctype, isPlainXml } from './markup.ts'
import { harmlessMarkup, suspicion } from './opens-by-itself.ts'

const headLength = 512
const isNamedXml = (name: string) => /\.(xml|rels|vml)$/i.test(name)
const oleFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zipFile = Buffer.from('504b0304', 'hex')

/** The first bytes with more than whitespace. */
const readHead = async (chunks: AsyncIterator<Buffer>) => {
  let head = Buffer.alloc(0)
  let isMarkup: boolean | undefined
  while (isMarkup === undefined || head.length < headLength) {
    const { value, done } = await chunks.next()
    if (done) break
    head = Buffer.concat([
      isMarkup === undefined && head.length > headLength ? head.subarray(0, 4) : head,
      value,
    ])
    isMarkup = beginsLikeXml(head)
  }
  return { head, isMarkup: isMarkup ?? false }
}

const textOf = async function* (part: ArchivePart): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of part.bytes()) {
    decoder ??= decoderOf(chunk.subarray(0, headLength))
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

export type Written = { write: (piece: string) => void; end: () => void }

/** Feeds an XML part of any encoding to the reader, chunk by chunk. */
export const readThrough = async (part: ArchivePart, reader: Written): Promise<void> => {
  for await (const piece of textOf(part)) reader.write(piece)
  reader.end()
}

/** Examines a part; markup may be in a part of any name, since its type is declared elsewhere. */
export const examinePart = async (part: ArchivePart): Promise<{ isMarkup: boolean }> => {
  const chunks = part.bytes()[Symbol.asyncIterator]()
  const { head, isMarkup } = await readHead(chunks)
  if (isNamedXml(part.name) && !isPlainXml(head)) throw unsupported('content')
  if (head.subarray(0, 8).equals(oleFile)) throw unsupported('opens_by_itself')
  const isEmbedded = head.subarray(0, 4).equals(zipFile)
  if (isEmbedded && !/^(word|ppt|xl)\/embeddings\/[^/]+\.xlsx$/i.test(part.name))
    throw unsupported('opens_by_itself')
  const mayDeclare = /\.svg$/i.test(part.name)
  const decoder = isMarkup ? decoderOf(head) : null
  const isSuspicious = suspicion()
  let isRead = false
  let tail = Buffer.alloc(0)
  const see = (chunk: Buffer) => {
    if (!decoder) return
    const seen = Buffer.concat([tail, chunk])
    if (!mayDeclare && hasDoctype(seen)) throw unsupported('office_doctype')
    tail = seen.subarray(-64)
    isRead = isSuspicious(decoder.decode(chunk, { stream: true }))
  }
  see(head)
  for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) see(chunk)
  // VML drawings of old Excel are not well-formed XML and hold no fields.
  if (isRead && !/\.(vml|svg)$/i.test(part.name)) await readThrough(part, harmlessMarkup())
  return { isMarkup }
}
