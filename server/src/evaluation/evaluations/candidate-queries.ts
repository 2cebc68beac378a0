import { worksIn } from 'contract/access/roles'
import { type RawBuilder, sql } from 'kysely'
import { type Columns, ofEvaluations, ofSchools, ofSummaries, scopeCondition } from '../../access/scope.ts'
import { inCountryNamed } from '../../places/countries/queries.ts'
import { inRegionNamed } from '../../places/regions/queries.ts'
import type { Shape, Values } from './list-shape.ts'
import { sortingOf } from './order-queries.ts'

const both = (parts: (RawBuilder<boolean> | false)[]): RawBuilder<boolean> => {
  const conditions = parts.filter((part) => part !== false)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Filters by the names of country and region, for any table with both ids. */
const inNamedPlaces = ({ has }: Shape, values: Values, country: string, region: string) =>
  both([
    has.country && inCountryNamed(country, values.country),
    has.region && inRegionNamed(region, values.region),
  ])

const filtersLines = ({ has }: Shape): boolean => has.year || has.status || has.kind || has.reviewer

/** Summaries have no reviewer. */
const isInSummaries = (shape: Shape): boolean => filtersLines(shape) && !shape.has.reviewer

const fits = ({ has }: Shape, values: Values, table: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return both([
    has.year && sql`${column('year')} = ${values.year}::smallint`,
    has.status && sql`${column('status')} = ${values.status}`,
    has.kind && sql`${column('kind')} = ${values.kind}::smallint`,
    has.reviewer && sql`${column('reviewer_id')} = ${values.reviewer}`,
  ])
}

/** Selects the last of an evaluation's lines that match. */
const isLastThatFits = (shape: Shape, values: Values, table: string): RawBuilder<boolean> => sql`
  not exists (select from ${sql.table(table)} later where later.evaluation_id = ${sql.ref(`${table}.evaluation_id`)}
    and later.kind > ${sql.ref(`${table}.kind`)} and ${fits(shape, values, 'later')})`

type Part = RawBuilder<unknown> | false

const tables = (parts: Part[]): RawBuilder<unknown> =>
  sql.join(
    parts.filter((part) => part !== false),
    sql` `,
  )

const inPlaces = (shape: Shape, values: Values, columns: Columns): RawBuilder<boolean> =>
  both([
    scopeCondition(shape.scope, values.areas, columns),
    inNamedPlaces(shape, values, columns.country, columns.region),
    shape.has.school && sql`${sql.ref(columns.school)} = ${values.school}`,
  ])

/**
 * The filters on places and schools, applied to the table that decides most. On several tables PostgreSQL would
 * estimate too few rows.
 */
const ofPlacesAndSchools = (shape: Shape, values: Values, columns: Columns): RawBuilder<boolean> =>
  both([inPlaces(shape, values, columns), shape.has.search && sql`schools.folded like ${values.search}`])

const placesToFind = (shape: Shape): Columns => {
  if (shape.way === 'walk') return ofEvaluations
  return isInSummaries(shape) ? ofSummaries : shape.has.search ? ofSchools : ofEvaluations
}

/**
 * All evaluations that match, with their sort keys; joins only what filters and order need. Filtered lines are found
 * by their summaries, which have the places; otherwise by the lines themselves.
 */
const candidates = (shape: Shape, values: Values): RawBuilder<unknown> => {
  const { key, tie, of } = sortingOf(shape)
  const withLines = filtersLines(shape) || of === 'lines'
  const withSchools = shape.has.search || of === 'schools'
  const isFound = shape.way === 'sort' && isInSummaries(shape)
  const lines = isFound ? 'line_summaries' : 'lines'
  const line = isFound ? sql`line_summaries.line_id` : sql`lines.id`
  return sql`
    select evaluations.id, ${withLines ? line : sql`null::int`} as line, ${key(lines)} as key, ${tie(lines)} as tie
    from ${tables([
      sql`evaluations`,
      withLines && sql`join ${sql.table(lines)} on ${sql.ref(`${lines}.evaluation_id`)} = evaluations.id`,
      withSchools && sql`join schools on schools.id = evaluations.school_id`,
    ])}
    where ${both([
      ofPlacesAndSchools(shape, values, placesToFind(shape)),
      withLines && fits(shape, values, lines),
      withLines && isLastThatFits(shape, values, lines),
    ])}`
}

/** Whether the regions' stored counts suffice. */
export const hasStoredCount = (shape: Shape): boolean =>
  !worksIn(shape.scope, 'school') && !filtersLines(shape) && !shape.has.search && !shape.has.school

const storedCount = (shape: Shape, values: Values): RawBuilder<number> => sql`(
  select coalesce(sum(regions.evaluations), 0) from regions
  where ${scopeCondition(shape.scope, values.areas, { country: 'regions.country_id', region: 'regions.id', school: 'regions.id' })}
    and ${inNamedPlaces(shape, values, 'regions.country_id', 'regions.id')})`

const fullCount = (shape: Shape, values: Values): RawBuilder<number> => sql`(
  select count(*)
  from ${tables([
    sql`evaluations`,
    shape.has.search && sql`join schools on schools.id = evaluations.school_id`,
  ])}
  where ${both([
    ofPlacesAndSchools(shape, values, shape.has.search ? ofSchools : ofEvaluations),
    filtersLines(shape) &&
      sql`exists (select from lines where lines.evaluation_id = evaluations.id and ${fits(shape, values, 'lines')})`,
  ])})`

/** Up to this many are sorted; beyond, an index is scanned in the order until the page is full. */
export const sortedAtMost = 10_000

/**
 * The candidates and their count. In the sorted way there are none when the regions' counts are too high, and at most
 * one too many otherwise: then the caller uses the other way.
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
