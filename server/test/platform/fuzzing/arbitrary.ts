import fc from 'fast-check'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

const text = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table users --",
  '%',
  '_',
  '\\',
  '{}',
  '[]',
  '-0',
  '9'.repeat(400),
  'e\u0301'.repeat(300),
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  'NaN',
  'Infinity',
]
const values = [
  null,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: {} },
]

/** What has broken programs before. */
const poison = fc.constantFrom<unknown>(...values, ...text)

const textOf = ({ minLength = 0, maxLength = 40 }: Schema) =>
  fc.string({ minLength, maxLength: Math.min(Math.max(minLength, maxLength), 300), unit: 'binary' })

/** Values that a schema allows, with some ids that there are. */
const allowed = (schema: Schema, document: OpenApi, ids: number[]): fc.Arbitrary<unknown> => {
  const inner = (each: Schema) => valuesOf(each, document, ids)
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return allowed((document.components.schemas?.[name] ?? {}) as Schema, document, ids)
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner))
  if (schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, inner(each)])),
      { requiredKeys: schema.required ?? [] },
    )
  const [type] = [schema.type ?? 'any'].flat()
  const { minimum = -(2 ** 31), maximum = 2 ** 31 } = schema
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.constantFrom(...ids, minimum, maximum), fc.integer({ min: minimum, max: maximum }))
  if (type === 'string') return textOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(inner(schema.items ?? {}), { maxLength: 8 })
  return fc.anything()
}

/** The same, and now and then something that the schema does not allow. */
export const valuesOf = (schema: object, document: OpenApi, ids: number[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: allowed(schema as Schema, document, ids) },
    { weight: 1, arbitrary: poison },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
