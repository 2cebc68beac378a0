import type { Actor } from 'contract/access/scope'
import type { FindingsFilters, WeakPoints } from 'contract/insight/statistics/findings'
import { type Trend, trendOf } from 'contract/insight/statistics/trend'
import type { Language } from 'contract/platform/shapes'
import type { Db } from '../../../platform/database/db.ts'
import { linesByYears } from './trend-queries.ts'
import { weakPointsFor } from './weak-points.ts'

export type Findings = { weak: WeakPoints; trend: Trend }

/** The findings of the page of statistics, for a file. */
export const findingsFor = async (
  db: Db,
  actor: Actor,
  language: Language,
  filters: FindingsFilters,
): Promise<Findings> => ({
  weak: await weakPointsFor(db, actor, language, filters),
  trend: trendOf(await linesByYears(db, actor, language, filters)),
})
