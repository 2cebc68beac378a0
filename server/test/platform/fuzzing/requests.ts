import fc from 'fast-check'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'
import { valuesOf } from './arbitrary.ts'

export type Fuzzed = {
  method: string
  url: string
  payload: string | Buffer | undefined
  headers: Record<string, string>
}

type Parameter = { name: string; in: string; schema: object }
type Operation = {
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: object }> }
}

const json = (value: unknown): string => {
  // half a surrogate pair and the like are written as escapes
  return JSON.stringify(value) ?? 'null'
}

const mediaTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
]

const headers = fc.record(
  {
    'if-match': fc.constantFrom('"v1"', 'W/"v1"', '*', '"v99999999999"', 'v1', '"x"', ''),
    'if-none-match': fc.constantFrom('*', '"x"', ',,,', 'W/"'),
    'idempotency-key': fc.constantFrom('k1', 'k2', ' ', 'x'.repeat(300), 'ключ'.slice(0, 0)),
    'accept-language': fc.constantFrom('es', 'hi;q=0', 'xx', ';;;q=,,', '*'.repeat(600)),
    range: fc.constantFrom(
      'bytes=0-',
      'bytes=-1',
      'bytes=5-1',
      'bytes=0-0,2-3',
      'lines=1',
      'bytes=99999999999999999999-',
    ),
    'content-type': fc.constantFrom(...mediaTypes),
  },
  { requiredKeys: [] },
)

const query = (parameters: Parameter[], document: OpenApi, ids: number[]) =>
  fc
    .record(
      Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, document, ids)])),
      { requiredKeys: [] },
    )
    .map((message) =>
      Object.entries(message)
        .map(([name, value]) => `${name}=${encodeURIComponent(String(json(value)).replaceAll('"', ''))}`)
        .join('&'),
    )

/** Requests to one operation: mostly of its shape, some with a poisoned part, some with random bytes. */
export const requestsTo = (
  method: string,
  path: string,
  document: OpenApi,
  ids: number[],
): fc.Arbitrary<Fuzzed> => {
  const operation = document.paths[path]?.[method] as unknown as Operation
  const parameters = operation.parameters.filter((each): each is Parameter => 'name' in each)
  const [content] = Object.values(operation.requestBody?.content ?? {})
  const id = fc.oneof(
    fc.constantFrom(...ids).map(String),
    fc.constantFrom('0', '-1', '2147483648', '%00', 'x', '1e9'),
  )
  const body = content
    ? fc.oneof(
        { weight: 8, arbitrary: valuesOf(content.schema, document, ids).map(json) },
        { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: 'binary' }) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
      )
    : fc.constantFrom(undefined, '{}', '[', '\u0000')
  return fc
    .record({
      ids: fc.array(id, { minLength: 3, maxLength: 3 }),
      query: query(
        parameters.filter((each) => each.in === 'query'),
        document,
        ids,
      ),
      payload: method === 'get' ? fc.constant(undefined) : body,
      headers,
    })
    .map((message) => {
      let at = 0
      const filled = path.replaceAll(/\{\w+\}/g, () => message.ids[at++] ?? '1')
      const isText = message.payload !== undefined && message.headers['content-type'] === undefined
      return {
        method: method.toUpperCase(),
        url: message.query ? `${filled}?${message.query}` : filled,
        payload: message.payload,
        headers: { ...message.headers, ...(isText && { 'content-type': 'application/json' }) } as Record<
          string,
          string
        >,
      }
    })
}
