import { openApiCalls } from 'contract/access/openapi'
import { type Feature, feature, type Route } from '../http/feature.ts'
import { described } from './descriptions.ts'
import { type OpenApi, openApiOf } from './document.ts'
import { openApiPage } from './page/page.ts'

/** The description of all calls, its own among them; made when somebody first asks. */
export const withDescription = (others: Route[]): Feature => {
  let made: { document: OpenApi; page: string } | null = null
  const description = (): { document: OpenApi; page: string } => {
    if (!made) {
      const document = openApiOf(all)
      made = { document, page: openApiPage(all, document) }
    }
    return made
  }
  const own: Feature = feature(openApiCalls, described, {
    describe: async () => description().document,
    page: async ({ reply }) => {
      reply
        .header('Content-Type', 'text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(description().page)
    },
  })
  const all: Feature = [...others, ...own]
  return all
}
