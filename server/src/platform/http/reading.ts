import { isUtf8 } from 'node:buffer'
import { partOfFile } from 'contract/access/call'
import { limits } from 'contract/platform/limits'
import { Problem } from 'contract/platform/problems'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Not packed, and in the one encoding that JSON has between programs. */
const isPlain = (headers: FastifyRequest['headers']): boolean => {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '') ?? []
  const packing = headers['content-encoding'] ?? 'identity'
  return /^(utf-?8|us-ascii)$/i.test(charset) && packing.toLowerCase() === 'identity'
}

/** JSON in, and nothing else but uploads, which are read by their calls; no body at all is an empty object. */
export const reading = (app: FastifyInstance): void => {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.bodyBytes },
    async ({ headers }: FastifyRequest, bytes: Buffer): Promise<unknown> => {
      if (!isPlain(headers)) throw new Problem('unsupported_media_type')
      if (!isUtf8(bytes)) throw new Problem('parse_error')
      const text = bytes.toString()
      if (text.trim() === '') return {}
      try {
        return JSON.parse(text)
      } catch {
        throw new Problem('parse_error')
      }
    },
  )
  app.addContentTypeParser(partOfFile, async ({ routeOptions }: FastifyRequest) => {
    if (!routeOptions.config.takesBytes) throw new Problem('unsupported_media_type')
  })
}
