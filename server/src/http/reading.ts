import { isUtf8 } from 'node:buffer'
import { limits } from 'contract/limits'
import { Problem } from 'contract/problems'
import type { FastifyInstance } from 'fastify'

/** JSON in, and nothing else but uploads; no body at all is an empty object. */
export const reading = (app: FastifyInstance): void => {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.bodyBytes },
    async (_request: unknown, bytes: Buffer): Promise<unknown> => {
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
}
