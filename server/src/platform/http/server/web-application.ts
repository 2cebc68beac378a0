import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { pageFinder } from 'contract/platform/pages'
import { Problem } from 'contract/platform/problems'
import type { FastifyInstance } from 'fastify'
import { webFolder } from '../../settings/folders.ts'

const isOfPrograms = /^\/(api|assets)(\/|$)/

/** A browser that opens an address is shown the application, which says that there is no such page. */
const isForPeople = (path: string, accept = ''): boolean =>
  accept.includes('text/html') && !/\/[^/]*\.[^/]*$/.test(path)

/** The browser's part: files named by their content are kept for ever, the pages are the application, and all else is missing. */
export const webApplication = async (app: FastifyInstance): Promise<void> => {
  const root = existsSync(webFolder) ? webFolder : null
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
  const isPage = pageFinder()
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPageRequest = (request.method === 'GET' || request.method === 'HEAD') && !isOfPrograms.test(path)
    const isKnown = isPage(path)
    if (!root || !isPageRequest || !(isKnown || isForPeople(path, request.headers.accept)))
      throw new Problem('not_found')
    return reply
      .code(isKnown ? 200 : 404)
      .header('Cache-Control', 'no-cache')
      .sendFile('index.html')
  })
}
