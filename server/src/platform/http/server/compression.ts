import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Texts travel packed to whoever can unpack them: the texts of an instrument are 118 KB, and some lines carry 50 a
 * second. Files that are handed out stay as they are (`http/answering.ts`). What comes packed is refused: it could be a
 * bomb.
 */
export const compression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/(?:problem\+)?json|text\/html)\b/,
    threshold: 2048,
    globalDecompression: false,
  })
}
