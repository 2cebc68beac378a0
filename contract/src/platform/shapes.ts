import { z } from 'zod'
import { languageCodes } from './languages.ts'
import { limits } from './limits.ts'
import type { ProblemCode } from './problems.ts'
import { isOneOf } from './typed.ts'

/** Passes the problem's code of a custom check through zod; `checked` reads it. */
export const because = (code: ProblemCode, message?: string) => ({ params: { code, words: message } })

const length = (value: string) => [...value].length

/** PostgreSQL cannot store NUL, and half a surrogate pair is invalid Unicode. */
export const storable = (value: string) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value)

/**
 * Control characters except tab and line ends, which documents cannot hold, and those that change the text direction,
 * which can disguise a text; joiners of Hindi letters are allowed.
 */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu
const seen = /[^\p{Cf}\p{Z}\p{Cc}]/u

const tidy = (value: string): string => {
  const cleaned = value.replace(unseen, '').trim().normalize('NFC')
  return seen.test(cleaned) ? cleaned : ''
}

/** Names have no line ends and tabs, since lists and e-mails show them in one line. */
const lineEnds = /[\t\n\r\u2028\u2029]+/g
const tidyLine = (value: string): string => tidy(value.replace(lineEnds, ' '))

/** 1 to `maximum` code points, trimmed and normalised, so that equal texts are equal. */
const textBy = (tidied: (value: string) => string, maximum: number) =>
  z
    .string()
    .meta({ minLength: 1, maxLength: maximum })
    .refine(storable, because('validation_error'))
    .transform(tidied)
    .refine((value) => value.length > 0, because('required'))
    .refine((value) => length(value) <= maximum, because('max_length'))

export const text = (maximum: number) => textBy(tidy, maximum)
/** In one line, for names and titles. */
export const singleLine = (maximum: number) => textBy(tidyLine, maximum)

/** Empty becomes null. A new row adds `.default(null)`, a change omits it. */
const optionalTextBy = (tidied: (value: string) => string, maximum: number) =>
  z
    .string()
    .meta({ maxLength: maximum })
    .refine(storable, because('validation_error'))
    .transform((value) => tidied(value) || null)
    .refine((value) => value === null || length(value) <= maximum, because('max_length'))
    .nullable()

export const optionalText = (maximum: number) => optionalTextBy(tidy, maximum)
export const optionalSingleLine = (maximum: number) => optionalTextBy(tidyLine, maximum)

const anId = (problem?: Parameters<typeof z.int>[0]) => z.int(problem).min(1).max(2_147_483_647)
export const id = anId()
/** A required reference, whose absence is this problem. */
export const idOr = (absent: ProblemCode) =>
  anId({ error: ({ input }) => (input === undefined || input === null ? absent : undefined) })

/** Null and undefined are the same. */
export const optionalId = id.nullish().transform((value) => value ?? undefined)
export const count = z.int().min(0).max(1_000_000)
/** PostgreSQL has no year 0, and nobody plans for before 1900. */
export const date = z.iso.date().refine((value) => value >= '1900', because('validation_error'))
export const year = z.int().min(limits.yearMinimum).max(2200)
/** 1 Change, 2 Transformation, 3 Innovation. */
export const StageNumber = z.literal([1, 2, 3])
/** A stage in a request; a wrong number is reported like any other. */
export const stage = z.int().min(1).max(limits.stages).pipe(StageNumber)
export const time = z.string().meta({ description: 'ISO 8601 in UTC', format: 'date-time' })

export const Ref = z.object({ id: z.int(), name: z.string() })
export type Ref = z.infer<typeof Ref>

export const Language = z.enum(languageCodes)
export type Language = z.infer<typeof Language>

const digits = /^(0|[1-9]\d{0,15})$/
const numberOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  return digits.test(value) ? Number(value) : Number.NaN
}

/**
 * Values of queries and form fields are texts. A number consists of digits only: `1e3`, `01`, `+1` and ` 1` are
 * refused, as in paths.
 */
export const fromText = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(numberOf, shape)
export const queryId = fromText(id)
/** In queries and forms only `true` or `false`. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const queryYear = fromText(year)
export const queryDomain = fromText(z.int().min(1).max(limits.domains))

export const search = z
  .string()
  .meta({ description: `${limits.searchMinimum} characters or more, without regard to case and accents` })
  .refine(storable, because('validation_error'))
  .transform((value) => value.trim())
  .refine((value) => value === '' || length(value) >= limits.searchMinimum, because('search_too_short'))
  .transform((value) => value || undefined)

/** `order=name` or `order=-name`, with one of these names. */
export const order = <const Name extends string>(...names: Name[]) =>
  z
    .string()
    .meta({ enum: names.flatMap((name) => [name, `-${name}`]) })
    .refine((value): value is Name | `-${Name}` => isOneOf(names, value.replace(/^-/, '')), {
      ...because('invalid_order'),
    })

/** Each list has its own default. */
export const pageSize = fromText(z.int().min(1).max(limits.pageSizeMaximum))

export const paging = {
  // The resulting offset must fit into a PostgreSQL integer.
  page: fromText(z.int().min(1).max(20_000_000)).default(1),
  page_size: pageSize.default(limits.pageSize),
}

/** The query of a list without its own filters. */
export const listing = {
  ...paging,
  search: search.optional(),
  summary: queryFlag.default(false),
  paginated: queryFlag.default(true),
}

export const Page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] }

/**
 * The answer of a list: by `paginated` and `summary` a page or an array, of full items or of summaries. The server's
 * serialiser depends on the order of the four.
 */
export const Listed = <Item extends z.ZodType, Summary extends z.ZodType>(item: Item, summary: Summary) =>
  z.union([Page(item), Page(summary), z.array(item), z.array(summary)])

/** Ignores case and accents, so that "Peru" finds "Perú"; marks of Indian scripts stay. */
export const fold = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .trim()

/** Set for texts whose line moved to another edition: the code of the indicator that they were about. */
export const formerCode = z.string().nullable().describe('written about, in an edition before')
