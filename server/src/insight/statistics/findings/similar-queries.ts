import type { Actor } from 'contract/access/scope'
import { domainNumbers } from 'contract/evaluation/scores/summary'
import type { FindingsFilters } from 'contract/insight/statistics/findings'
import type { SpreadOfSchools } from 'contract/insight/statistics/middle-half'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { ofSummaries } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import {
  type Filters,
  inRegion,
  lastOfSchool,
  ofKind,
  type Selection,
  withinPlaces,
} from '../filter-queries.ts'
import { findingsOf } from './findings-selection.ts'

export type SimilarRow = { is_own: boolean; schools: number; domains: SpreadOfSchools[] }

/** For one domain: schools with a result, their mean and quartiles. */
const ofDomain = (number: number) => {
  const points = sql.ref(`line_summaries.points_${number}`)
  return sql`json_build_object('schools', count(${points}), 'mean', avg(${points}),
    'quartiles', percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${points}))`
}

/** The spread of every domain over a set of summaries. */
export const spreadOfDomains = sql<
  SpreadOfSchools[]
>`json_build_array(${sql.join(domainNumbers.map(ofDomain))})`

/** The requested region and the rest of its country with the same filters: at most two rows. */
const ownAndSimilar = prepared<Selection<'similar'>, Filters, SimilarRow>(
  (_db, selection, filters) => sql<SimilarRow>`
    select ${inRegion('line_summaries.region_id', selection, filters)} as is_own, count(*)::int as schools,
      ${spreadOfDomains} as domains
    from line_summaries
    where ${lastOfSchool(selection, filters)} and ${withinPlaces(ofSummaries, selection, filters)}
      and ${ofKind('line_summaries', selection, filters)}
      and line_summaries.country_id in (
        select regions.country_id from regions where ${inRegion('regions.id', selection, filters)})
    group by is_own`,
)

export const similarRows = (db: Db, actor: Actor, language: Language, query: FindingsFilters) => {
  const { selection, filters } = findingsOf(actor, language, query, 'similar')
  return ownAndSimilar(db, selection, filters)
}
