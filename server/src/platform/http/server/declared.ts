import type { Access } from 'contract/access/call'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** What metrics call it: unique, and without anything that was asked. */
    callName?: string
    /** It reads a part of a file itself, and nothing else takes one. */
    takesBytes?: boolean
  }
}

/** A route below `/api` that does not say who may ask it stops the server at its start, however it came there. */
export const declared = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.startsWith('/api') && !config?.access)
      throw new Error(`${[method].flat().join(', ')} ${url} declares no access`)
  })
}
