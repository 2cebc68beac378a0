import { averageIsShown, whoOpenTheSchools } from 'contract/access/disclosure'
import type { Actor } from 'contract/access/scope'
import { percentOf } from 'contract/evaluation/scores/scores'
import type { FindingsFilters, PlaceMeans, WeakPoints } from 'contract/insight/statistics/findings'
import type { StatisticModel, StatisticsFilters } from 'contract/insight/statistics/statistics'
import { wholeModelOf } from 'contract/insight/statistics/statistics-scope'
import { type Trend, trendOf } from 'contract/insight/statistics/trend'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { sumsOfPlaces } from './mean-queries.ts'
import { linesByYears } from './trend-queries.ts'
import { weakPointsFor } from './weak-points.ts'

type Means = PlaceMeans['rows']
/** `ofWhole`: the mean of the one place that the others make up, where there is one. */
export type Findings = { weak: WeakPoints; trend: Trend; means: Means; ofWhole: Means }

/** The mean of each place, where it may be shown. */
export const meansFor = async (
  db: Db,
  actor: Actor,
  language: Language,
  query: FindingsFilters & { model: StatisticModel },
): Promise<Means> => {
  const rows = await sumsOfPlaces(db, actor, language, query)
  return rows.map(({ place, schools, points }) => ({
    place,
    schools,
    mean: points !== null && averageIsShown(schools, whoOpenTheSchools) ? percentOf(points / schools) : null,
  }))
}

/** The findings of the page of statistics, for a file. */
export const findingsFor = async (
  db: Db,
  actor: Actor,
  language: Language,
  filters: StatisticsFilters,
): Promise<Findings> => {
  const model = wholeModelOf(actor, filters)
  return {
    weak: await weakPointsFor(db, actor, language, filters),
    trend: trendOf(await linesByYears(db, actor, language, filters)),
    means: await meansFor(db, actor, language, filters),
    ofWhole: model ? await meansFor(db, actor, language, { ...filters, model }) : [],
  }
}
