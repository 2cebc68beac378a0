import type { Route } from '../http/feature.ts'
import { operationOf } from './operation.ts'
import { headerParameters } from './parameters.ts'
import { problemResponses, problemSchema } from './problem-answers.ts'
import { type Schema, schemaMaker } from './schemas.ts'

export type OpenApi = {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  paths: Record<string, Record<string, Schema>>
  components: Record<string, Record<string, Schema>>
  [more: string]: unknown
}

const description = [
  'Everything that the web application does goes through these calls, and other programs may use them too.',
  'A path works with and without its final slash. Missing values are null, and in the body of a POST null in a field that may be left out says the same. Times are in UTC.',
  'A row out of reach answers as a missing one does. Fields that a call does not name are dropped, but for those that decide who may do what: they are refused.',
  'Whoever asks often is told to wait (429). Every answer may also be a problem of the way, such as 431 for headers that are too long.',
].join('\n\n')

/** The whole of the calls as OpenAPI 3.1, made from the shapes that check the requests. */
export const openApiOf = (routes: Route[]): OpenApi => {
  const schemas = schemaMaker()
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    const { method, path } = route.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Vereda',
      version: '1',
      description,
      license: { name: 'GNU Affero General Public License v3.0 or later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ noun }) => noun))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The access token of a login. It lasts 15 minutes; a refresh token gives the next one.',
        },
        personal_token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token that somebody made for a program in their profile (`pt_…`). Each call says which scope it needs; calls that do not name this scheme are refused with `token_too_narrow`, as is what needs a recent sign-in. Role and areas are its owner’s at that moment. It ends on its day, when its owner ends it, and with the account, the role or a password that was reset.',
        },
      },
      parameters: headerParameters,
      responses: problemResponses as Record<string, Schema>,
      schemas: { Problem: problemSchema, ...schemas.components },
    },
  }
}
