import type { Actor } from 'contract/access/scope'
import type { FindingsFilters } from 'contract/insight/statistics/findings'
import type { StatisticModel } from 'contract/insight/statistics/statistics'
import { limits } from 'contract/platform/limits'
import type { Language, Ref } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { countryScopeOf, ofSchools, ofSummaries, regionScopeOf } from '../../../access/scope.ts'
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

const countriesWithSchools = (selection: Selection<unknown>, filters: Filters) =>
  sql`${countryScopeOf(selection.scope, filters.areas)} and ${inCountry('countries.id', selection, filters)}
    and exists (select from regions where regions.country_id = countries.id and regions.schools > 0)`

/** The places that are rows. */
const placesOf = (selection: Selection<'means'>, filters: Filters) => {
  const { model, scope, language } = selection
  const country = sql.ref('countries.id')
  if (model === 'country')
    return {
      id: country,
      key: sql.ref('line_summaries.country_id'),
      name: countryName(language),
      order: countryNameOrder(language),
      within: countriesWithSchools(selection, filters),
      from: sql`countries`,
    }
  if (model === 'region')
    return {
      id: sql.ref('regions.id'),
      key: sql.ref('line_summaries.region_id'),
      name: sql.ref('regions.name'),
      order: sql.ref('regions.folded'),
      within: sql`${regionScopeOf(scope, filters.areas)} and ${inCountry('regions.country_id', selection, filters)}
        and ${inRegion('regions.id', selection, filters)} and regions.schools > 0`,
      from: sql`regions`,
    }
  return {
    id: sql.ref('schools.id'),
    key: sql.ref('line_summaries.school_id'),
    name: sql.ref('schools.name'),
    order: sql.ref('schools.folded'),
    within: sql`${withinPlaces(ofSchools, selection, filters)} and ${inRegion('schools.region_id', selection, filters)}
      and ${ofKind('schools', selection, filters)}`,
    from: sql`schools`,
  }
}

/** Every place in scope with schools, even without counted ones; of schools the first by name. */
const sums = prepared<Selection<'means'>, Filters, SumOfPlace>((_db, selection, filters) => {
  const { id, key, name, order, within, from } = placesOf(selection, filters)
  return sql<SumOfPlace>`
    select json_build_object('id', ${id}, 'name', ${name}) as place,
      coalesce(found.schools, 0)::int as schools, found.points
    from ${from} left join (
      select ${key} as id, count(*) as schools, sum(line_summaries.points) as points from line_summaries
      where ${lastOfSchool(selection, filters)} and ${withinPlaces(ofSummaries, selection, filters)}
        and ${ofKind('line_summaries', selection, filters)}
        and ${inRegion('line_summaries.region_id', selection, filters)} and line_summaries.points is not null
      group by ${key}) as found on found.id = ${id}
    where ${within}
    order by ${order}, ${id} limit ${sql.lit(limits.unpaginatedMaximum)}`
})

export const sumsOfPlaces = (
  db: Db,
  actor: Actor,
  language: Language,
  { model, ...query }: FindingsFilters & { model: StatisticModel },
) => {
  const { selection, filters } = findingsOf(actor, language, query, 'means', model)
  return sums(db, selection, filters)
}

const codes = prepared<Selection<'outlines'>, Filters, { id: number; code: string | null }>(
  (_db, selection, filters) => sql<{ id: number; code: string | null }>`
    select countries.id, countries.code from countries where ${countriesWithSchools(selection, filters)}
    order by countries.id`,
)

/** Countries on the map by code. */
export const countriesOnMap = (db: Db, actor: Actor, language: Language, query: FindingsFilters) => {
  const { selection, filters } = findingsOf(actor, language, query, 'outlines')
  return codes(db, selection, filters)
}
