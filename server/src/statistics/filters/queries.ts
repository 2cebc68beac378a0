import type { EvaluationType } from 'contract/lines'
import type { Actor } from 'contract/permissions'
import type { School } from 'contract/schools'
import { fold, type Language } from 'contract/shapes'
import type { StatisticModel, StatisticsFilters } from 'contract/statistics'
import { type RawBuilder, sql } from 'kysely'
import { ofSummaries, reachOf, type Scope, scopeOf } from '../../areas/reach.ts'
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

/** The country asked for, if one is: no name is that of two countries. */
export const inCountry = (
  column: string,
  { has }: Pick<Asking<unknown>, 'has'>,
  { country }: Filters,
): RawBuilder<boolean> =>
  and([
    has.country &&
      sql`${sql.ref(column)} = (select countries.id from countries where ${countriesFolded(country)} limit 1)`,
  ])

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

/** Lines within reach, of the instrument, year and kind asked for; `counted`: validated and closed ones alone. */
export const fitting = (
  { scope, has }: Pick<Asking<unknown>, 'scope' | 'has'>,
  { areas, instrument, year, kind }: Filters,
  counted: boolean,
): RawBuilder<boolean> =>
  and([
    reachOf(scope, areas, ofSummaries),
    counted && sql`line_summaries.status in ('VALIDATED', 'CLOSED')`,
    has.instrument && sql`line_summaries.instrument_id = ${instrument}::int`,
    has.year && sql`line_summaries.year = ${year}::int`,
    has.kind && sql`line_summaries.kind = ${kind}::int`,
  ])
