import type { underWayNames } from 'contract/evaluation/summary'
import type { EvaluationStatistic, planCounts, SchoolStatistic } from 'contract/insight/statistics'

/** Figures that no other sheet names. */
export type Measure =
  | 'cells'
  | 'mean'
  | 'minimum'
  | 'maximum'
  | 'none'
  | 'change'
  | 'transformation'
  | 'innovation'
  | (typeof underWayNames)[number]
  | 'goals'
  | 'weight'
  | 'evaluated'
  | (typeof planCounts)[number]

/** What a sheet of statistics says in one language, beside the words that all sheets share. */
export type StatisticsTexts = {
  sheet: string
  headings: Record<
    | 'statistic'
    | 'place'
    | 'schools'
    | 'domain'
    | 'measure'
    | 'value'
    | 'filters'
    | 'audience'
    | 'up_to_year',
    string
  >
  statistics: Record<EvaluationStatistic | SchoolStatistic, string>
  measures: Record<Measure, string>
  /** In place of a number that would tell of too few learners or schools. */
  hidden: string
  /** Whom a file is for, by the role of who made it. */
  audience: readonly string[]
}
