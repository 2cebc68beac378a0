import type { Call } from 'contract/access/call'
import { defined } from 'contract/platform/typed'
import build, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'
import { isObject } from '../guards.ts'

export type Write = (answer: unknown) => string

type Node = { [key: string]: unknown }

/** fast-json-stringify guesses at `anyOf`; what it needs to know is "may be null" and "one of these values". */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  return isObject(value) ? plainNode(value) : value
}

const plainNode = ({ anyOf, const: constant, ...others }: Node): Node => {
  // bounds alone: a shape may have fields of these names
  const rest = Object.fromEntries(
    Object.entries(others).filter(
      ([key, value]) => !(['minimum', 'maximum'].includes(key) && typeof value === 'number'),
    ),
  )
  if (constant !== undefined)
    return { ...rest, type: typeof constant === 'number' ? 'integer' : typeof constant }
  if (!Array.isArray(anyOf))
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]))
  const kinds = anyOf.filter(isObject).map(plainNode)
  const values = kinds.filter((kind) => kind.type !== 'null')
  const [first] = values
  if (first === undefined) return { type: 'null' }
  const alike = values.every((value) => value.type === first.type && value.type !== 'object')
  if (values.length > 1 && !alike) return { ...rest, anyOf: kinds }
  return kinds.length > values.length ? { ...first, nullable: true } : first
}

/** Writes values of a shape: for a part of an answer that is put together as text. */
export const writerOf = (shape: z.core.$ZodType): Write => {
  const schema = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })
  return build(plain(schema) as Schema)
}

type Chosen = (query: unknown) => Write

/** Writes answers through their shape, so that a field that is not in it never leaves. Made when it is first needed. */
export const writing = (call: Call): Chosen => {
  let made: Chosen | null = null
  return (query) => {
    made ??= writersOf(call)
    return made(query)
  }
}

const writersOf = ({ answer, query: filters }: Call): Chosen => {
  if (!(answer instanceof z.ZodUnion && filters instanceof z.ZodObject && 'paginated' in filters.shape)) {
    const write = writerOf(answer)
    return () => write
  }
  const [page, summaries, items, bareSummaries] = answer.options.map(writerOf)
  return (query) => {
    const { summary, paginated } = isObject(query) ? query : {}
    return defined(paginated ? (summary ? summaries : page) : summary ? bareSummaries : items)
  }
}
