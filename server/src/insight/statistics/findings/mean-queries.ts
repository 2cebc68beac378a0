import type { Actor } from 'contract/access/scope'
import type { FindingsFilters } from 'contract/insight/statistics/findings'
import type { Language, Ref } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { countryScopeOf, ofSummaries, regionScopeOf } from '../../../access/scope.ts'
import { countryName, countryNameOrder } from '../../../places/countries/queries.ts'
import type { Db } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import {
  type Filters,
  inCountry,
  inRegion,
  lastOfSchool,
  ofKind,
  type Selection,
  withinPlaces,
} from '../filter-queries.ts'
import { findingsOf } from './findings-selection.ts'

export type SumOfPlace = { place: Ref; schools: number; points: number | null }

/** Every country or region within reach, also those where nothing is counted. */
const sums = prepared<Selection<'means'>, Filters, SumOfPlace>((_db, selection, filters) => {
  const isCountries = selection.model === 'country'
  const [table, key, name, order, scope] = isCountries
    ? ([
        sql.table('countries'),
        sql.ref('line_summaries.country_id'),
        countryName(selection.language),
        countryNameOrder(selection.language),
        countryScopeOf(selection.scope, filters.areas),
      ] as const)
    : ([
        sql.table('regions'),
        sql.ref('line_summaries.region_id'),
        sql.ref('regions.name'),
        sql.ref('regions.folded'),
        regionScopeOf(selection.scope, filters.areas),
      ] as const)
  return sql<SumOfPlace>`
    select json_build_object('id', ${table}.id, 'name', ${name}) as place,
      coalesce(found.schools, 0)::int as schools, found.points
    from ${table} left join (
      select ${key} as id, count(*) as schools, sum(line_summaries.points) as points from line_summaries
      where ${lastOfSchool(selection, filters)} and ${withinPlaces(ofSummaries, selection, filters)}
        and ${ofKind('line_summaries', selection, filters)} and ${inRegion('line_summaries.region_id', selection, filters)}
        and line_summaries.points is not null
      group by ${key}) as found on found.id = ${table}.id
    where ${scope} and ${inCountry(isCountries ? 'countries.id' : 'regions.country_id', selection, filters)}
      and ${isCountries ? sql`true` : inRegion('regions.id', selection, filters)}
    order by ${order}, ${table}.id`
})

export const sumsOfPlaces = (
  db: Db,
  actor: Actor,
  language: Language,
  { model, ...query }: FindingsFilters & { model: 'country' | 'region' },
) => {
  const { selection, filters } = findingsOf(actor, language, query, 'means', model)
  return sums(db, selection, filters)
}
