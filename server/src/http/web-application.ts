import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { Problem } from 'contract/problems'
import type { FastifyInstance } from 'fastify'

/** Beside the sources and beside the bundle alike: `web/dist` of the repository. */
const folder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const fromSources = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The browser's part: files named by their content are kept for ever, every other address is the application. */
export const webApplication = async (app: FastifyInstance): Promise<void> => {
  const root = [folder, fromSources].find((each) => existsSync(each))
  if (root) {
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      index: false,
      cacheControl: false,
      // the name of a built file says its content; the page is small, and its ETag says whether it is new
      lastModified: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
    // the folder itself, which the files' own route refuses to list
    app.get('/', (_, reply) => reply.header('Cache-Control', 'no-cache').sendFile('index.html'))
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)([/?]|$)/.test(request.url)
    if (!root || !isPage) throw new Problem('not_found')
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
  })
}
