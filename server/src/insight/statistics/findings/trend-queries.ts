import type { Actor } from 'contract/access/scope'
import type { FindingsFilters } from 'contract/insight/statistics/findings'
import type { LinesOfYears } from 'contract/insight/statistics/trend'
import type { Language } from 'contract/platform/shapes'
import { sql } from 'kysely'
import { ofSummaries } from '../../../access/scope.ts'
import type { Db } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import {
  type Filters,
  fitting,
  followedColumn,
  inRegion,
  ofKind,
  type Selection,
  withinPlaces,
} from '../filter-queries.ts'
import { findingsOf } from './findings-selection.ts'

/** Counted lines grouped by their years: few rows for any number of schools, from which each year is computed. */
const byYears = prepared<Selection<'trend'>, Filters, LinesOfYears>((_db, selection, filters) => {
  const followed = followedColumn(selection.has)
  return sql<LinesOfYears>`
    with own as materialized (
      select line_summaries.school_id, line_summaries.year, ${followed} as followed, line_summaries.points
      from line_summaries
      where line_summaries.current_of <> 0 and ${followed} > line_summaries.year
        and line_summaries.points is not null and ${fitting(selection, filters)}
        and ${withinPlaces(ofSummaries, selection, filters)} and ${ofKind('line_summaries', selection, filters)}
        and ${inRegion('line_summaries.region_id', selection, filters)}),
    spans as (select school_id, min(year) as first, max(year) as last from own group by school_id)
    select own.year, own.followed, spans.first, spans.last, count(*)::int as schools, sum(own.points) as points
    from own join spans on spans.school_id = own.school_id
    group by own.year, own.followed, spans.first, spans.last`
})

/** A requested year is the last one of the trend. */
export const linesByYears = (
  db: Db,
  actor: Actor,
  language: Language,
  { year, ...query }: FindingsFilters,
) => {
  const ends = [year, query.up_to_year].filter((each) => each !== undefined)
  const up_to_year = ends.length === 0 ? undefined : Math.min(...ends)
  const { selection, filters } = findingsOf(actor, language, { ...query, up_to_year }, 'trend')
  return byYears(db, selection, filters)
}
