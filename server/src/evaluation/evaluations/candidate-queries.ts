import { worksIn } from 'contract/access/roles'
import type { Language } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
import { ofEvaluations, type Scope, scopeCondition } from '../../access/scope.ts'
import { inCountryNamed } from '../../places/countries/queries.ts'
import { inRegionNamed } from '../../places/regions/queries.ts'
import { type Depth, sortedBy } from '../../platform/database/listing.ts'

export const filters = ['country', 'region', 'school', 'search', 'year', 'status', 'kind'] as const

export type Shape = {
  scope: Scope
  language: Language
  order: string
  summary: boolean
  depth: Depth
  has: Record<(typeof filters)[number], boolean>
  /** `sort`: all that fit are found, by whatever index suits, and sorted; `walk`: an index is walked in the order. */
  way: 'sort' | 'walk'
}

/** Names without case and accents. */
export type Values = {
  areas: number[]
  country: string
  region: string
  school: number
  search: string
  year: number
  status: string
  kind: number
  limit: number
  offset: number
}

const both = (parts: (RawBuilder<boolean> | false)[]): RawBuilder<boolean> => {
  const conditions = parts.filter((part) => part !== false)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Country and region by name, on any table that has the ids of both. */
const inNamedPlaces = ({ has }: Shape, values: Values, country: string, region: string) =>
  both([
    has.country && inCountryNamed(country, values.country),
    has.region && inRegionNamed(region, values.region),
  ])

const filtersLines = ({ has }: Shape): boolean => has.year || has.status || has.kind

const fits = ({ has }: Shape, values: Values, table: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return both([
    has.year && sql`${column('year')} = ${values.year}::smallint`,
    has.status && sql`${column('status')} = ${values.status}`,
    has.kind && sql`${column('kind')} = ${values.kind}::smallint`,
  ])
}

/** Of an evaluation's lines that fit, the last one. */
const isLastThatFits = (shape: Shape, values: Values): RawBuilder<boolean> => sql`
  not exists (select from lines later where later.evaluation_id = lines.evaluation_id
    and later.kind > lines.kind and ${fits(shape, values, 'later')})`

/** The order of the life cycle, as the index lines_by_stage_of_life has it. */
const stageOfLife = sql`(case lines.status when 'OPEN' then 1 when 'IN REVIEW' then 2 when 'VALIDATED' then 3 else 4 end)`

type Order = 'updated_at' | 'school' | 'date' | 'year' | 'status'

type Sorting = {
  key: RawBuilder<unknown>
  tie: RawBuilder<unknown>
  of: 'schools' | 'lines' | null
  /** Rows without it come last, whichever way. */
  mayLack?: true
}

/** What each order sorts by, and the id that decides between equals: of the table whose index holds both. */
const orders: Record<Order, Sorting> = {
  updated_at: { key: sql`evaluations.updated_at`, tie: sql`evaluations.id`, of: null },
  date: { key: sql`evaluations.date`, tie: sql`evaluations.id`, of: null, mayLack: true },
  school: { key: sql`schools.folded`, tie: sql`evaluations.id`, of: 'schools' },
  year: { key: sql`lines.year`, tie: sql`lines.evaluation_id`, of: 'lines' },
  status: { key: stageOfLife, tie: sql`lines.evaluation_id`, of: 'lines' },
}

const sortingOf = ({ order }: Shape): Sorting => sortedBy(orders, order)

/** By the key and the tie of the candidates in `from`. */
export const orderBy = (shape: Shape, from: string): RawBuilder<unknown> => {
  const direction = shape.order.startsWith('-') ? sql`desc` : sql`asc`
  const nulls = sortingOf(shape).mayLack ? sql`nulls last` : sql``
  return sql`order by ${sql.ref(`${from}.key`)} ${direction} ${nulls}, ${sql.ref(`${from}.tie`)} ${direction}`
}

type Part = RawBuilder<unknown> | false

const tables = (parts: Part[]): RawBuilder<unknown> =>
  sql.join(
    parts.filter((part) => part !== false),
    sql` `,
  )

const ofSchoolsAndPlaces = (shape: Shape, values: Values): RawBuilder<boolean> =>
  both([
    scopeCondition(shape.scope, values.areas, ofEvaluations),
    inNamedPlaces(shape, values, 'evaluations.country_id', 'evaluations.region_id'),
    shape.has.school && sql`evaluations.school_id = ${values.school}`,
    shape.has.search && sql`schools.folded like ${values.search}`,
  ])

/** All evaluations that a list asks for, with what it is ordered by. Joins only what filters and order need. */
const candidates = (shape: Shape, values: Values): RawBuilder<unknown> => {
  const { key, tie, of } = sortingOf(shape)
  const withLines = filtersLines(shape) || of === 'lines'
  const withSchools = shape.has.search || of === 'schools'
  return sql`
    select evaluations.id, ${withLines ? sql`lines.id` : sql`null::int`} as line, ${key} as key, ${tie} as tie
    from ${tables([
      sql`evaluations`,
      withLines && sql`join lines on lines.evaluation_id = evaluations.id`,
      withSchools && sql`join schools on schools.id = evaluations.school_id`,
    ])}
    where ${both([
      ofSchoolsAndPlaces(shape, values),
      withLines && fits(shape, values, 'lines'),
      withLines && isLastThatFits(shape, values),
    ])}`
}

/** May the evaluations be counted from the regions' own counts? */
export const hasStoredCount = (shape: Shape): boolean =>
  !worksIn(shape.scope, 'school') && !filtersLines(shape) && !shape.has.search && !shape.has.school

const storedCount = (shape: Shape, values: Values): RawBuilder<number> => sql`(
  select coalesce(sum(regions.evaluations), 0) from regions
  where ${scopeCondition(shape.scope, values.areas, { country: 'regions.country_id', region: 'regions.id', school: 'regions.id' })}
    and ${inNamedPlaces(shape, values, 'regions.country_id', 'regions.id')})`

/** Counted one by one, whichever of their lines it is that fits. */
const fullCount = (shape: Shape, values: Values): RawBuilder<number> => sql`(
  select count(*)
  from ${tables([
    sql`evaluations`,
    shape.has.search && sql`join schools on schools.id = evaluations.school_id`,
  ])}
  where ${both([
    ofSchoolsAndPlaces(shape, values),
    filtersLines(shape) &&
      sql`exists (select from lines where lines.evaluation_id = evaluations.id and ${fits(shape, values, 'lines')})`,
  ])})`

/** So many are found whole and sorted; of more, an index is walked in the order asked for until the page is full. */
export const sortedAtMost = 10_000

/**
 * The candidates, and how many there are. Sorted, there are none where the regions know of too many, and else one
 * more than too many at most: then the count says so and the other way is taken.
 */
export const foundBy = (
  shape: Shape,
  values: Values,
): { found: RawBuilder<unknown>; count: RawBuilder<unknown> } => {
  const all = candidates(shape, values)
  const count = hasStoredCount(shape) ? storedCount(shape, values) : fullCount(shape, values)
  if (shape.way === 'walk') return { found: sql`candidates as not materialized (${all})`, count }
  if (hasStoredCount(shape)) {
    return {
      found: sql`kept as materialized (select ${count} as count),
        candidates as materialized (${all} and (select kept.count from kept) <= ${sql.lit(sortedAtMost)})`,
      count: sql`(select kept.count from kept)`,
    }
  }
  return {
    found: sql`candidates as materialized (${all} limit ${sql.lit(sortedAtMost + 1)})`,
    count: sql`(select count(*) from candidates)`,
  }
}
