import { type Call, readsStream } from 'contract/access/call'
import { checked } from 'contract/platform/checked'
import { Problem } from 'contract/platform/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/db.ts'
import type { RequestContext, Route } from './feature.ts'
import { guardBody, isObject } from './guards.ts'
import { languageOf } from './language.ts'
import type { Person } from './person.ts'
import { assertProven } from './step-up.ts'
import { requestedVersions } from './versions.ts'

const largestId = 2_147_483_647

/** Ids in the path are positive integers; anything else names no row. */
const parametersOf = ({ params }: FastifyRequest): Record<string, number> => {
  const parameters: Record<string, number> = {}
  if (!isObject(params)) return parameters
  for (const [name, value] of Object.entries(params)) {
    const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0
    if (id === 0 || id > largestId) throw new Problem('not_found')
    parameters[name] = id
  }
  return parameters
}

const queryOf = ({ query: shape }: Call, query: unknown): unknown => {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(isObject(query) ? query : {}))
    if (value !== '') values[name] = value
  return checked(shape, values)
}

export type ReadRoute = Route & { withoutNulls(body: object): object }

/** What was sent, and which fields it has; `null` is something that was sent, and no object. */
const sentIn = ({ call, withoutNulls }: ReadRoute, body: unknown) => {
  if (body === undefined) return { sent: {}, providedFields: [] }
  guardBody(call.body, body)
  const sent = isObject(body) ? withoutNulls(body) : body
  return { sent, providedFields: isObject(sent) ? Object.keys(sent) : [] }
}

const never = () => false
const atOnce = <Written>(statement: () => Promise<Written>): Promise<Written> => statement()
const storingNothing = <Written>(statement: (storing: null) => Promise<Written>): Promise<Written> =>
  statement(null)

/** What was asked, as the handler gets it; `work` is what it leaves for after the answer. */
export const contextOf = (route: ReadRoute, db: Db, request: FastifyRequest, reply: FastifyReply) => {
  const { call } = route
  const parameters = parametersOf(request)
  const isUpload = readsStream(call)
  if (call.stream !== 'upload' && request.isForm) throw new Problem('unsupported_media_type')
  const { sent, providedFields } = sentIn(route, isUpload ? undefined : request.body)
  const query = isUpload ? request.query : queryOf(call, request.query)
  const body = isUpload || call.method === 'GET' ? {} : checked(call.body, sent)
  assertProven(call, request.person, providedFields)
  const work: (() => void | Promise<void>)[] = []
  const context: RequestContext = {
    db,
    actor: request.person as Person,
    parameters,
    query,
    body,
    providedFields,
    language: languageOf(request.headers['accept-language'], request.person?.language),
    versions: requestedVersions(request.headers['if-match']),
    request,
    reply,
    assume: never,
    last: atOnce,
    lastStoring: storingNothing,
    afterwards: (task) => work.push(task),
  }
  return { context, work }
}
