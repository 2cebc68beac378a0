import type { Call } from 'contract/access/call'
import { z } from 'zod'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

export type TextField = { place: string; format: string | undefined; most: number }

const isText = ({ type, enum: choices, const: only, pattern, format }: Schema): boolean =>
  [type ?? []].flat().includes('string') &&
  choices === undefined &&
  only === undefined &&
  (pattern === undefined || format === 'email')

const textsOf = (schema: Schema, place: string): TextField[] => [
  ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((each) => textsOf(each, place)),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => textsOf(each, `${place}.${name}`)),
  ...(schema.items ? textsOf(schema.items, `${place}.0`) : []),
  ...(isText(schema) ? [{ place, format: schema.format, most: schema.maxLength ?? 1000 }] : []),
]

/** Every place of a call's query and body where somebody may write what they like, as its shape says. */
export const textFieldsOf = ({ query, body }: Call): TextField[] => {
  const shapeOf = (shape: z.ZodType) =>
    z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as unknown as Schema
  const fields = [...textsOf(shapeOf(query), 'query'), ...textsOf(shapeOf(body), 'body')]
  return [...new Map(fields.map((field) => [field.place, field])).values()]
}
