import { Readable } from 'node:stream'
import { found, Problem } from 'contract/platform/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { orLetGo } from '../../platform/storage/or-let-go.ts'
import { byteRange } from './byte-range.ts'
import { attachment } from './disposition.ts'
import type { Evidence } from './evidence.ts'
import type { FileInScope } from './queries.ts'
import { thumbnailOf } from './store.ts'

/** The browser saves a file and neither runs it nor shows it to other sites. */
const headersOf = (file: FileInScope, tag: string, contentType: string) => ({
  'Content-Type': contentType,
  'Content-Disposition': attachment(file.name),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
  'Accept-Ranges': 'bytes',
  ETag: tag,
})

/** `If-Range` must name the same file, which never changes. */
const requestedRange = ({ headers, method }: FastifyRequest, tag: string): string | undefined => {
  const condition = headers['if-range']
  return method === 'HEAD' || (condition !== undefined && condition !== tag) ? undefined : headers.range
}

/** Sends the file or a range; `handing` runs first, and its failure prevents sending. */
export const handOut = async (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { storage }: Evidence,
  file: FileInScope,
  isThumbnail: boolean,
  handing: () => Promise<void>,
): Promise<void> => {
  const tag = isThumbnail ? `"f${file.id}t"` : `"f${file.id}"`
  const name = isThumbnail ? thumbnailOf(file.object) : file.object
  const size = found(isThumbnail ? await storage.size(name) : file.size)
  const range = byteRange(requestedRange(request, tag), size)
  if (range === 'outside') {
    reply.header('Content-Range', `bytes */${size}`)
    throw new Problem('range_not_satisfiable')
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size } : range
  const headers = headersOf(file, tag, isThumbnail ? 'image/webp' : file.content_type)
  if (request.method === 'HEAD') {
    reply.headers(headers).header('Content-Length', size).send(Readable.from([]))
    return
  }
  const stored = found(await storage.get(name, range === 'whole' ? undefined : range))
  await orLetGo(stored, handing())
  if (range !== 'whole') reply.code(206).header('Content-Range', `bytes ${start}-${end - 1}/${size}`)
  reply
    .headers(headers)
    .header('Content-Length', end - start)
    .send(stored.stream)
}
