import { z } from 'zod'
import { languageCodes } from './languages.ts'
import { limits } from './limits.ts'
import type { ProblemCode } from './problems.ts'
import { isOneOf } from './typed.ts'

/** The words of a custom check carry the problem's code: `checked` reads it back. */
export const because = (code: ProblemCode, message?: string) => ({ params: { code, words: message } })

const length = (value: string) => [...value].length

/** PostgreSQL keeps no NUL, and half a surrogate pair is not Unicode. */
export const storable = (value: string) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value)

/**
 * Characters that nobody writes on purpose: controls but tab and line ends, which papers and tables cannot hold, and
 * those that turn the direction of what follows, so that words read as others. Joiners of Hindi letters stay.
 */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu
const seen = /[^\p{Cf}\p{Z}\p{Cc}]/u

const tidy = (value: string): string => {
  const cleaned = value.replace(unseen, '').trim().normalize('NFC')
  return seen.test(cleaned) ? cleaned : ''
}

/** Line ends and tabs, which a name has none of: lists, papers and letters show it in one line. */
const lineEnds = /[\t\n\r\u2028\u2029]+/g
const tidyLine = (value: string): string => tidy(value.replace(lineEnds, ' '))

/** Text of 1 to `maximum` code points, trimmed, in one Unicode form so that equal words are equal. */
const textBy = (tidied: (value: string) => string, maximum: number) =>
  z
    .string()
    .meta({ minLength: 1, maxLength: maximum })
    .refine(storable, because('validation_error'))
    .transform(tidied)
    .refine((value) => value.length > 0, because('required'))
    .refine((value) => length(value) <= maximum, because('max_length'))

export const text = (maximum: number) => textBy(tidy, maximum)
/** The same for names and titles: in one line. */
export const singleLine = (maximum: number) => textBy(tidyLine, maximum)

/** Text that may be null; empty becomes null. A new row adds `.default(null)`, a change leaves it out. */
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
/** A reference without which there is this problem. */
export const idOr = (absent: ProblemCode) =>
  anId({ error: ({ input }) => (input === undefined || input === null ? absent : undefined) })

/** A reference that may be left out, or be null, which says the same. */
export const optionalId = id.nullish().transform((value) => value ?? undefined)
export const count = z.int().min(0).max(1_000_000)
/** PostgreSQL knows no year 0, and nobody plans for before 1900. */
export const date = z.iso.date().refine((value) => value >= '1900', because('validation_error'))
export const year = z.int().min(limits.yearMinimum).max(2200)
/** 1 Change, 2 Transformation, 3 Innovation. */
export const StageNumber = z.literal([1, 2, 3])
/** A stage as requests say it: what is none is told as of any number. */
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
 * Query values and the fields of forms arrive as text. A number is its digits and nothing else: `1e3`, `01`, `+1` and
 * ` 1` are refused, as they are in paths.
 */
export const fromText = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(numberOf, shape)
export const queryId = fromText(id)
/** Of queries and forms: `true` or `false`, and no other word for them. */
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

/** `order=name` or `order=-name`, one of the names given. */
export const order = <const Name extends string>(...names: Name[]) =>
  z
    .string()
    .meta({ enum: names.flatMap((name) => [name, `-${name}`]) })
    .refine((value): value is Name | `-${Name}` => isOneOf(names, value.replace(/^-/, '')), {
      ...because('invalid_order'),
    })

/** How many rows a page has; each list says how many where nobody does. */
export const pageSize = fromText(z.int().min(1).max(limits.pageSizeMaximum))

export const paging = {
  // where it begins is still an integer of the database
  page: fromText(z.int().min(1).max(20_000_000)).default(1),
  page_size: pageSize.default(limits.pageSize),
}

/** What a list takes besides its own filters. */
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
 * What a list answers: by `paginated` and `summary` a page or the bare array, of whole items or of summaries.
 * The order of the four is known to the server's writer of answers.
 */
export const Listed = <Item extends z.ZodType, Summary extends z.ZodType>(item: Item, summary: Summary) =>
  z.union([Page(item), Page(summary), z.array(item), z.array(summary)])

/** Letters without case and accents, so that "Peru" finds "Perú"; marks of Indian scripts stay. */
export const fold = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .trim()

/** Of words that came along when their line moved to another edition: the code of the indicator that they were about. */
export const formerCode = z.string().nullable().describe('written about, in an edition before')
