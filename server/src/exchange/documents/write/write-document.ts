import type { Document } from '../document.ts'
import type { FromDocumentProcess, WrittenFormat } from './document-messages.ts'
import { type DocumentProcess, openDocumentProcess } from './document-process.ts'
import { prepare } from './prepare.ts'
import type { PreparedDocument } from './prepared.ts'

const refuse = (news: FromDocumentProcess): never => {
  throw new Error(
    'failure' in news ? `A paper could not be written: ${news.failure}` : 'An answer out of turn',
  )
}

/** One after the other: two at once would need the memory of both. */
let last: Promise<unknown> = Promise.resolve()
const queued = <Result>(write: () => Promise<Result>): Promise<Result> => {
  const written = last.then(write, write)
  last = written.catch(() => undefined)
  return written
}

/** Sends a photo; null when it is missing or no picture: the document then has its text. */
const hand = async (process: DocumentProcess, read: () => Promise<Buffer>): Promise<number | null> => {
  const photo = await read().catch(() => null)
  if (!photo) return null
  const news = await process.ask({ photo })
  return 'taken' in news ? news.taken : refuse(news)
}

const write = async (format: WrittenFormat, document: Document): Promise<Buffer> => {
  const { prepared, photos } = prepare(document)
  const process = openDocumentProcess(format)
  try {
    const places: (number | null)[] = []
    for (const { read } of photos) places.push(await hand(process, read))
    const blocks: PreparedDocument['blocks'] = prepared.blocks.map((block) =>
      block.kind === 'photo' && block.picture !== null
        ? { ...block, picture: places[block.picture] ?? null }
        : block,
    )
    const logo = prepared.logo && { ...prepared.logo, picture: places[0] ?? null }
    const news = await process.ask({ document: { ...prepared, logo, blocks } })
    return 'bytes' in news
      ? Buffer.from(news.bytes.buffer, news.bytes.byteOffset, news.bytes.byteLength)
      : refuse(news)
  } finally {
    process.end()
  }
}

/** A tagged PDF (PDF/UA-1) with embedded fonts. */
export const writePdf = (document: Document): Promise<Buffer> => queued(() => write('pdf', document))

/** For word processors, with headings, lists and tables. */
export const writeDocx = (document: Document): Promise<Buffer> => queued(() => write('docx', document))
