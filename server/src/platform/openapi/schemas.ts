import { z } from 'zod'
import { namedShapes } from './named-shapes.ts'

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses as it is. */
export type Schema = {
  [keyword: string]: unknown
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  /** Names of fields; of a parameter or a body whether it has to be sent. */
  required?: boolean | readonly string[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}
/** Has an object to have the field? */
export const hasToHave = ({ required }: Schema, name: string): boolean =>
  Array.isArray(required) && required.includes(name)
export type Side = 'input' | 'output'
type Fields = Pick<Schema, 'properties' | 'required'>

/** zod's own registry of descriptions, and the names beside it. */
class Names extends z.core.$ZodRegistry<{ id?: string | undefined }> {
  override get(shape: z.core.$ZodType) {
    const described = z.globalRegistry.get(shape)
    const id = namedShapes.get(shape)
    return (id === undefined ? described : { ...described, id }) as never
  }
}
const names = new Names()

/**
 * zod leaves a default out where the text of a number is read first; what counts without the field is still that
 * number.
 */
const defaultOfNumbers = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: { default?: unknown }
}) => {
  if (zodSchema instanceof z.ZodDefault && typeof zodSchema.def.defaultValue === 'number')
    jsonSchema.default = zodSchema.def.defaultValue
}

const isBound = (value: unknown) => typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER

/** References lead to the components, and the bounds of every integer are left unsaid. */
const tidy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const remaining = Object.entries(value).filter(
    ([keyword, setting]) => !((keyword === 'minimum' || keyword === 'maximum') && isBound(setting)),
  )
  return Object.fromEntries(
    remaining.map(([keyword, setting]) => [
      keyword,
      keyword === '$ref' ? String(setting).replace('#/$defs/', '#/components/schemas/') : tidy(setting),
    ]),
  )
}

/** Makes schemas of shapes and keeps the named ones apart, each under its name once. */
export const schemaMaker = () => {
  const components: Record<string, Schema> = {}

  const addComponent = (id: string, schema: Schema): void => {
    const { id: _, ...value } = tidy(schema) as Schema
    if (components[id] && JSON.stringify(components[id]) !== JSON.stringify(value))
      throw new Error(`${id} is asked for in one form and answered in another: give one of them its own name`)
    components[id] = value
  }

  const schemaOf = (shape: z.ZodType, io: Side): Schema => {
    const made = z.toJSONSchema(shape, {
      io,
      unrepresentable: 'any',
      metadata: names,
      override: defaultOfNumbers,
    })
    const { $schema: _, $defs = {}, ...schema } = made as Schema & { $defs?: Record<string, Schema> }
    for (const [name, named] of Object.entries($defs)) addComponent(name, named)
    return tidy(schema) as Schema
  }

  /** The fields of a query, each on its own: the whole has no name that anything refers to. */
  const fieldsOf = (shape: z.ZodType): Fields => {
    const schema = schemaOf(shape, 'input')
    const name = typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? '') : ''
    const { [name]: named = schema } = components
    delete components[name]
    return named
  }

  return { components, schemaOf, fieldsOf }
}
export type Schemas = ReturnType<typeof schemaMaker>
export type SchemaOf = Schemas['schemaOf']
