import { partOfFile } from 'contract/access/call'
import { tokenRoomOf } from 'contract/access/token-rooms'
import type { Route } from '../http/feature.ts'
import { answersOf } from './answers.ts'
import { parametersOf } from './parameters.ts'
import { readsBody, readsToken, whoMayAsk } from './refusals.ts'
import type { Schema, SchemaOf, Schemas } from './schemas.ts'

export const roleNames = [
  'administrators',
  'country representatives',
  'regional coordinators',
  'school representatives',
] as const

/** Who may ask, in words; which rows is decided by the areas of the person. */
const askersText = (route: Route): string => {
  const { access, signedIn } = route.call
  const who = whoMayAsk(route)
  if (!who) return access === 'anyone' ? 'Anyone may ask.' : 'Whoever is signed in may ask.'
  const named = who.roles.map((role) => roleNames[role]).join(', ')
  const text = who.roles.length === roleNames.length ? 'Whoever is signed in' : `Of those signed in ${named}`
  return `${signedIn ? 'Anyone may ask who is not signed in. ' : ''}${text}${who.superuser ? ', as superusers,' : ''} may ask, each for the rows within reach.`
}

const hasFields = (schema: Schema): boolean =>
  '$ref' in schema || schema.properties === undefined || Object.keys(schema.properties).length > 0

const file = { type: 'string', contentMediaType: 'application/octet-stream' }

const uploadOf = (schema: Schema): Schema => ({
  required: true,
  content: { 'multipart/form-data': { schema: { allOf: [schema, fileField] } } },
})
const fileField = { type: 'object', properties: { file }, required: ['file'] }

const part = {
  required: true,
  content: { [partOfFile]: { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
}

const bodyOf = (route: Route, schemaOf: SchemaOf): Schema | null => {
  const schema = schemaOf(route.call.body, 'input')
  if (route.call.stream === 'upload') return uploadOf(schema)
  if (route.call.stream === 'bytes') return part
  if (!readsBody(route) || !hasFields(schema)) return null
  return { required: true, content: { 'application/json': { schema } } }
}

/** What a personal token must reach for the call; null where none may ask it. */
const scopesText = ({ call }: Route): string | null => {
  const room = tokenRoomOf(call)
  return room && ` A personal token needs \`${room}: ${call.method === 'GET' ? 'read' : 'write'}\`.`
}

const securityOf = (route: Route): object[] => {
  const { access, signedIn } = route.call
  if (!readsToken(route)) return []
  return [
    ...(access === 'anyone' && signedIn ? [{}] : []),
    { token: [] },
    ...(scopesText(route) === null ? [] : [{ personal_token: [] }]),
  ]
}

/** One call as openapi.json describes it. */
export const operationOf = (route: Route, schemas: Schemas): Schema => {
  const { schemaOf } = schemas
  const [summary] = route.description
  const requestBody = bodyOf(route, schemaOf)
  return {
    operationId: route.name,
    tags: [route.noun],
    summary,
    description: `${askersText(route)}${scopesText(route) ?? ''}`,
    security: securityOf(route),
    parameters: parametersOf(route, schemas),
    ...(requestBody && { requestBody }),
    responses: answersOf(route, schemaOf),
  }
}
