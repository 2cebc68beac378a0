import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/**
 * Forms with a file: read by the calls that take one, while they arrive; nothing is kept in memory or on the disk here.
 */
export const multipartForms = async (app: FastifyInstance): Promise<void> => {
  // how long a file may be is looked at by who reads it, by its kind
  await app.register(multipart, { throwFileSizeLimit: false })
}
