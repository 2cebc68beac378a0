import type { EvaluationType } from 'contract/lines'
import type { Actor } from 'contract/permissions'
import type { School } from 'contract/schools'
import { fold, type Language } from 'contract/shapes'
import type { StatisticModel, StatisticsFilters } from 'contract/statistics'
import { type RawBuilder, sql } from 'kysely'
import { type Columns, reachOf, type Scope, scopeOf } from '../../areas/reach.ts'
import { countriesFolded } from '../../countries/queries.ts'

/** Which filters there are. */
export type Has = Record<
  'instrument' | 'year' | 'kind' | 'country' | 'region' | 'management' | 'type_of_school',
  boolean
>

/** What the text of a statement depends on: who asks, the rows, and which filters there are. */
export type Asking<Type> = {
  scope: Scope
  language: Language
  type: Type
  model: StatisticModel
  has: Has
}

/** Names come without case and accents. */
export type Filters = {
  areas: number[]
  instrument: number
  year: number
  kind: number
  country: string
  region: string
  management: School['management']
  type_of_school: School['type_of_school']
}

const kindOf: Record<EvaluationType, number> = { base: 1, second: 2, third: 3 }

export const askingOf = <Type>(
  actor: Actor,
  language: Language,
  asked: StatisticsFilters & { type: Type },
): { asking: Asking<Type>; filters: Filters } => {
  const kind = asked.evaluation_line__evaluation_type
  const { instrument, year, management, type_of_school, country__name: country, region__name: region } = asked
  return {
    asking: {
      scope: scopeOf(actor),
      language,
      type: asked.type,
      model: asked.model,
      has: {
        instrument: instrument !== undefined,
        year: year !== undefined,
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
      kind: kind ? kindOf[kind] : 0,
      country: fold(country ?? ''),
      region: fold(region ?? ''),
      management: management ?? 'public',
      type_of_school: type_of_school ?? 'regular',
    },
  }
}

const and = (conditions: (RawBuilder<unknown> | false)[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`true`, ...conditions.filter((each) => each !== false)], sql` and `)})`

/** The region asked for, if one is: every country may have one of the name. */
export const inRegion = (
  column: string,
  { has }: Pick<Asking<unknown>, 'has'>,
  { region }: Filters,
): RawBuilder<boolean> =>
  and([
    has.region &&
      sql`${sql.ref(column)} in (select regions.id from regions where regions.folded = ${region}::text)`,
  ])

/** Within reach and in the country asked for, if one is: no name is that of two countries. */
export const withinPlaces = (
  columns: Columns,
  asking: Asking<unknown>,
  filters: Filters,
): RawBuilder<boolean> =>
  and([
    reachOf(asking.scope, filters.areas, columns),
    asking.has.country &&
      sql`${sql.ref(columns.country)} = (
        select countries.id from countries where ${countriesFolded(filters.country)} limit 1)`,
  ])

/** Schools of the kind asked for, by the columns of this table. */
export const ofKind = (table: string, { has }: Pick<Asking<unknown>, 'has'>, filters: Filters) =>
  and([
    has.management && sql`${sql.ref(`${table}.management`)} = ${filters.management}`,
    has.type_of_school && sql`${sql.ref(`${table}.type_of_school`)} = ${filters.type_of_school}`,
  ])

/** Lines of the instrument, year and kind asked for. */
const fitting = (
  { has }: Pick<Asking<unknown>, 'has'>,
  { instrument, year, kind }: Filters,
): RawBuilder<boolean> =>
  and([
    has.instrument && sql`line_summaries.instrument_id = ${instrument}::int`,
    has.year && sql`line_summaries.year = ${year}::int`,
    has.kind && sql`line_summaries.kind = ${kind}::int`,
  ])

/** The last fitting line of each evaluation. */
export const lastOfEvaluation = (asking: Asking<unknown>, filters: Filters): RawBuilder<boolean> => {
  const { year, kind } = asking.has
  // an evaluation has one instrument, and one line of a kind
  const isLast = kind ? sql`true` : sql.ref(`line_summaries.${year ? 'is_latest_of_year' : 'is_latest'}`)
  return and([fitting(asking, filters), isLast])
}

/** The last fitting line of each school that is validated or closed: its bits are those of `compare_lines`. */
export const lastOfSchool = (asking: Asking<unknown>, filters: Filters): RawBuilder<boolean> => {
  const { instrument, year, kind } = asking.has
  const bit = 2 ** ((instrument ? 1 : 0) + (year ? 2 : 0) + (kind ? 4 : 0))
  return and([fitting(asking, filters), sql`line_summaries.current_of & ${sql.lit(bit)} <> 0`])
}
