import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const listing = (objects: Map<string, Buffer>, after: string, prefix: string): string => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, 2)
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
  )
  const isCut = keys.length > page.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`
}

/**
 * The calls of S3 that are used, answered from memory over the loopback; `failures` of the next uploads are refused.
 * A broken server is silent, stops in the middle of what is read, or answers everything with the page of a proxy.
 */
export const startS3 = async () => {
  const objects = new Map<string, Buffer>()
  const state: { failures: number; broken?: 'silent' | 'stopping' | 'wrong' | undefined } = { failures: 0 }
  /** Parts of uploads under way, by their number. */
  const uploads = new Map<string, Map<number, Buffer>>()
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/')
    const object = objects.get(key)
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const etag = `"${object?.length}"`
    const missing = () => response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const upload = url.searchParams.get('uploadId')
    if (state.broken === 'silent') return
    if (state.broken === 'wrong') {
      request
        .resume()
        .on('end', () => response.setHeader('content-type', 'text/html').end('<html>Maintenance</html>'))
      return
    }
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = String(uploads.size + 1)
      uploads.set(id, new Map())
      response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    } else if (request.method === 'POST' && upload !== null) {
      const parts = [...(uploads.get(upload) ?? [])].sort(([one], [two]) => one - two)
      objects.set(key, Buffer.concat(parts.map(([, part]) => part)))
      uploads.delete(upload)
      response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    } else if (request.method === 'DELETE' && upload !== null) {
      uploads.delete(upload)
      response.writeHead(204).end()
    } else if (request.method === 'PUT') {
      const body = await bodyOf(request).catch(() => undefined)
      if (!body) return
      if (state.failures > 0) {
        state.failures -= 1
        response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
        return
      }
      const part = Number(url.searchParams.get('partNumber'))
      if (upload === null) objects.set(key, body)
      else uploads.get(upload)?.set(part, body)
      response.setHeader('etag', `"${part}"`).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (url.searchParams.get('list-type')) {
      const after = url.searchParams.get('continuation-token') ?? ''
      response.end(listing(objects, after, url.searchParams.get('prefix') ?? ''))
    } else if (!object) missing()
    else if (state.broken === 'stopping') {
      response
        .writeHead(200, { 'content-length': object.length, etag })
        .write(object.subarray(0, object.length / 2))
    } else if (request.method === 'HEAD') response.writeHead(200, { 'content-length': object.length }).end()
    else if (range) {
      const [start, end] = [Number(range[1]), Math.min(Number(range[2]), object.length - 1)]
      response.writeHead(206, { etag, 'content-range': `bytes ${start}-${end}/${object.length}` })
      response.end(object.subarray(start, end + 1))
    } else response.writeHead(200, { 'content-length': object.length, etag }).end(object)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { endpoint, objects, uploads, state, close: () => server.close().closeAllConnections() }
}
