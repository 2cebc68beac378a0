import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

const ofForms = 'multipart/form-data'

declare module 'fastify' {
  interface FastifyRequest {
    /** A form came where none is taken. */
    isForm: boolean
  }
}

/** Where no form is taken nothing of one is read: who was asked says so. */
export const noticedForms = (app: FastifyInstance): void => {
  app.decorateRequest('isForm', false)
  app.addContentTypeParser(ofForms, (request, _body, done) => {
    request.isForm = true
    done(null)
  })
}

/**
 * Forms with a file: read by the calls that take one, while they arrive; nothing is kept in memory or on the disk here.
 * `calls` are those: on all others the library would do work for each request.
 */
export const multipartForms = async (
  app: FastifyInstance,
  calls: (app: FastifyInstance) => void,
): Promise<void> => {
  await app.register(async (own) => {
    own.removeContentTypeParser(ofForms)
    // how long a file may be is looked at by who reads it, by its kind
    await own.register(multipart, { throwFileSizeLimit: false })
    calls(own)
  })
}
