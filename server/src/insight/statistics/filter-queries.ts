import type { Actor } from 'contract/access/scope'
import type { EvaluationType } from 'contract/evaluation/lines'
import type { StatisticModel, StatisticsFilters } from 'contract/insight/statistics/statistics'
import type { School } from 'contract/places/schools'
import { fold, type Language } from 'contract/platform/shapes'
import { utcDay } from 'contract/platform/utc-day'
import { type RawBuilder, sql } from 'kysely'
import { type Columns, type Scope, scopeCondition, scopeOf } from '../../access/scope.ts'
import { countriesFolded } from '../../places/countries/queries.ts'

export type Has = Record<
  'instrument' | 'year' | 'up_to_year' | 'kind' | 'country' | 'region' | 'management' | 'type_of_school',
  boolean
>

/** What the text of a statement depends on, for caching prepared statements. */
export type Selection<Type> = {
  scope: Scope
  language: Language
  type: Type
  model: StatisticModel
  has: Has
}

/** Names are folded: without case and accents. */
export type Filters = {
  areas: number[]
  instrument: number
  year: number
  up_to_year: number
  kind: number
  country: string
  region: string
  management: School['management']
  type_of_school: School['type_of_school']
  /** YYYY-MM-DD, in UTC. */
  today: string
}

const kindOf: Record<EvaluationType, number> = { base: 1, second: 2, third: 3 }

export const selectionOf = <Type>(
  actor: Actor,
  language: Language,
  query: StatisticsFilters & { type: Type },
): { selection: Selection<Type>; filters: Filters } => {
  const kind = query.evaluation_line__evaluation_type
  const {
    instrument,
    year,
    up_to_year,
    management,
    type_of_school,
    country__name: country,
    region__name: region,
  } = query
  return {
    selection: {
      scope: scopeOf(actor),
      language,
      type: query.type,
      model: query.model,
      has: {
        instrument: instrument !== undefined,
        year: year !== undefined,
        up_to_year: up_to_year !== undefined,
        kind: kind !== undefined,
        country: country !== undefined,
        region: region !== undefined,
        management: management !== undefined,
        type_of_school: type_of_school !== undefined,
      },
    },
    filters: {
      areas: actor.areas,
      instrument: instrument ?? 0,
      year: year ?? 0,
      up_to_year: up_to_year ?? 0,
      kind: kind ? kindOf[kind] : 0,
      country: fold(country ?? ''),
      region: fold(region ?? ''),
      management: management ?? 'public',
      type_of_school: type_of_school ?? 'regular',
      today: utcDay(),
    },
  }
}

const and = (conditions: (RawBuilder<unknown> | false)[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)})`

/** The requested region, whose name may exist in several countries. */
export const inRegion = (
  column: string,
  { has }: Pick<Selection<unknown>, 'has'>,
  { region }: Filters,
): RawBuilder<boolean> =>
  and([
    has.region &&
      sql`${sql.ref(column)} in (select regions.id from regions where regions.folded = ${region}::text)`,
  ])

export const inCountry = (
  column: string,
  { has }: Pick<Selection<unknown>, 'has'>,
  { country }: Filters,
): RawBuilder<boolean> =>
  and([
    has.country &&
      sql`${sql.ref(column)} = (select countries.id from countries where ${countriesFolded(country)} limit 1)`,
  ])

export const withinPlaces = (
  columns: Columns,
  selection: Selection<unknown>,
  filters: Filters,
): RawBuilder<boolean> =>
  and([
    scopeCondition(selection.scope, filters.areas, columns),
    inCountry(columns.country, selection, filters),
  ])

/** Schools of the requested kind, by columns of this table. */
export const ofKind = (table: string, { has }: Pick<Selection<unknown>, 'has'>, filters: Filters) =>
  and([
    has.management && sql`${sql.ref(`${table}.management`)} = ${filters.management}`,
    has.type_of_school && sql`${sql.ref(`${table}.type_of_school`)} = ${filters.type_of_school}`,
  ])

/** Lines of the requested instrument, years and kind. */
export const fitting = (
  { has }: Pick<Selection<unknown>, 'has'>,
  { instrument, year, up_to_year, kind }: Filters,
): RawBuilder<boolean> =>
  and([
    has.instrument && sql`line_summaries.instrument_id = ${instrument}::int`,
    has.year && sql`line_summaries.year = ${year}::int`,
    has.up_to_year && sql`line_summaries.year <= ${up_to_year}::int`,
    has.kind && sql`line_summaries.kind = ${kind}::int`,
  ])

/** The last matching line of each evaluation. */
export const lastOfEvaluation = (selection: Selection<unknown>, filters: Filters): RawBuilder<boolean> => {
  const { year, up_to_year, kind } = selection.has
  const isLast = () => {
    // An evaluation has one instrument and at most one line of a kind.
    if (kind) return sql`true`
    if (year) return sql.ref('line_summaries.is_latest_of_year')
    if (up_to_year) return sql`line_summaries.evaluation_followed_in > ${filters.up_to_year}::int`
    return sql.ref('line_summaries.is_latest')
  }
  return and([fitting(selection, filters), isLast()])
}

/** The year of the school's next line, among those with the same instrument and kind where these are filtered. */
export const followedColumn = ({ instrument, kind }: Has): RawBuilder<number> => {
  const among = instrument && kind ? '_both' : instrument ? '_instrument' : kind ? '_kind' : ''
  return sql.ref(`line_summaries.followed_in${among}`)
}

/** The line whose next one is after the year. */
const lastUpTo = (has: Has, { up_to_year }: Filters): RawBuilder<boolean> =>
  sql`${followedColumn(has)} > ${up_to_year}::int`

/** The last matching validated or closed line of each school; the bits are those of `compare_lines`. */
export const lastOfSchool = (selection: Selection<unknown>, filters: Filters): RawBuilder<boolean> => {
  const { instrument, year, up_to_year, kind } = selection.has
  // Within one year the last line is also the last one up to any later year.
  if (up_to_year && !year) return and([fitting(selection, filters), lastUpTo(selection.has, filters)])
  const bit = 2 ** ((instrument ? 1 : 0) + (year ? 2 : 0) + (kind ? 4 : 0))
  // The first condition is that of the partial index.
  const isCurrent = sql`line_summaries.current_of <> 0 and line_summaries.current_of & ${sql.lit(bit)} <> 0`
  return and([fitting(selection, filters), isCurrent])
}
