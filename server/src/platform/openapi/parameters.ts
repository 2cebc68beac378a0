import type { Route } from '../http/feature.ts'
import { mayBeRepeated } from './refusals.ts'
import { hasToHave, type Schema, type Schemas } from './schemas.ts'

const header = (name: string, description: string, schema: Schema = { type: 'string' }): Schema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

/** Headers that many calls look at, each described once. */
export const headerParameters: Record<string, Schema> = {
  acceptLanguage: header(
    'Accept-Language',
    'The language of texts that the server owns: en, pt, es, vi, hi or id. Else the language of the person, else en.',
  ),
  ifMatch: header('If-Match', 'The version read before, such as `"v3"`: 412 when there is a newer one.'),
  ifNoneMatch: header('If-None-Match', 'The `ETag` of an answer that was kept: 304 while it holds.'),
  idempotencyKey: header(
    'Idempotency-Key',
    'A name for this request, such as a UUID. Sent again within 24 hours it gets the first answer again.',
    { type: 'string', minLength: 1, maxLength: 255 },
  ),
  tusResumable: header('Tus-Resumable', 'The version of tus that is spoken: `1.0.0`.'),
  uploadLength: header('Upload-Length', 'How many bytes the file has.', { type: 'integer', minimum: 1 }),
  uploadMetadata: header('Upload-Metadata', 'Names of fields, each with its value in Base64.'),
  uploadOffset: header('Upload-Offset', 'The byte from which on the upload goes on.', {
    type: 'integer',
    minimum: 0,
  }),
  uploadChecksum: header('Upload-Checksum', '`sha1` or `sha256` and the digest of the part in Base64.'),
  range: header('Range', 'One range of bytes, such as `bytes=0-1023`: 206.'),
  ifRange: header('If-Range', 'The `ETag` that the range belongs to.'),
}

const namesOf = (route: Route): string[] => {
  const { call, description } = route
  return [
    ...(call.stream === 'download' ? [] : ['acceptLanguage']),
    ...(description.includes('version_conflict') ? ['ifMatch'] : []),
    ...(call.cacheable ? ['ifNoneMatch'] : []),
    ...(mayBeRepeated(route) ? ['idempotencyKey'] : []),
    ...(description.includes('upload_version') ? ['tusResumable'] : []),
    ...(description.includes('upload_version') && call.method === 'POST'
      ? ['uploadLength', 'uploadMetadata']
      : []),
    ...(call.stream === 'bytes' ? ['uploadOffset', 'uploadChecksum'] : []),
    ...(description.includes('range_not_satisfiable') ? ['range', 'ifRange'] : []),
  ]
}

/** What a call takes besides its body: ids in the path, fields of the query, headers. */
export const parametersOf = (route: Route, { fieldsOf }: Schemas): Schema[] => {
  const { call } = route
  const query = fieldsOf(call.query)
  return [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    })),
    ...Object.entries(query.properties ?? {}).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: hasToHave(query, name),
      ...(description !== undefined && { description }),
      schema,
    })),
    ...namesOf(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
}
