import { smallestShown } from 'contract/access/disclosure'
import type { Actor } from 'contract/access/scope'
import { weakPoints } from 'contract/evaluation/scores/points-text'
import type { FindingsFilters } from 'contract/insight/statistics/findings'
import { limits } from 'contract/platform/limits'
import type { Language, Ref } from 'contract/platform/shapes'
import { type RawBuilder, sql } from 'kysely'
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

/** The last counted matching line of each school, if its answers are stored. */
const counted = (selection: Selection<unknown>, filters: Filters): RawBuilder<unknown> => sql`
  line_summaries join schools on schools.id = line_summaries.school_id
  where ${lastOfSchool(selection, filters)} and ${withinPlaces(ofSummaries, selection, filters)}
    and ${ofKind('line_summaries', selection, filters)} and ${inRegion('line_summaries.region_id', selection, filters)}
    and line_summaries.indicator_points is not null`

/** A school's learners as lists show them. */
const shownLearners = sql`
  case when schools.students_with_disabilities >= ${sql.lit(smallestShown)} then schools.students_with_disabilities end`

export type PackedLines = { instrument: number; version: number; points: string; learners: string }

/**
 * The lines of each instrument as two texts in the same order, since a row for each answer or school would take most
 * of the time.
 */
const packed = prepared<Selection<'weak points'>, Filters, PackedLines>(
  (_db, selection, filters) => sql<PackedLines>`
    select instruments.id as instrument, instruments.version, found.points, found.learners
    from (
      select line_summaries.instrument_id as instrument, string_agg(line_summaries.indicator_points, '') as points,
        string_agg(coalesce((${shownLearners})::text, ''), ',') as learners
      from ${counted(selection, filters)}
      group by line_summaries.instrument_id) as found
    join instruments on instruments.id = found.instrument
    order by instruments.id`,
)

export const packedLines = (db: Db, actor: Actor, language: Language, query: FindingsFilters) => {
  const { selection, filters } = findingsOf(actor, language, query, 'weak points')
  return packed(db, selection, filters)
}

export type WeakSchoolRow = { place: Ref; points: string; learners: number | null; total: number }

const digits = sql.join(weakPoints.map((each) => sql.lit(String(each))))

const schoolsOf = prepared<Selection<'weak schools'>, Filters & { indicator: number }, WeakSchoolRow>(
  (_db, selection, filters) => sql<WeakSchoolRow>`
    with wanted as materialized (
      select indicators.instrument_id as instrument, (
        select count(*)::int from indicators earlier
        where earlier.instrument_id = indicators.instrument_id and earlier.id <= indicators.id) as at
      from indicators where indicators.id = ${filters.indicator}::int)
    select json_build_object('id', schools.id, 'name', schools.name) as place,
      substr(line_summaries.indicator_points, wanted.at, 1) as points, ${shownLearners} as learners,
      (count(*) over ())::int as total
    from wanted, ${counted(selection, filters)}
      and line_summaries.instrument_id = wanted.instrument
      and substr(line_summaries.indicator_points, wanted.at, 1) in (${digits})
    order by learners desc nulls last, schools.folded, schools.id limit ${sql.lit(limits.unpaginatedMaximum)}`,
)

export const weakSchoolRows = (
  db: Db,
  actor: Actor,
  language: Language,
  { indicator, ...query }: FindingsFilters & { indicator: number },
) => {
  const { selection, filters } = findingsOf(actor, language, query, 'weak schools')
  return schoolsOf(db, selection, { ...filters, indicator })
}
