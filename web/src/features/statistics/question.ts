import type { Ref } from 'contract/shapes'
import type {
  EvaluationStatistic,
  EvaluationStatisticsAsked,
  SchoolStatistic,
  Statistics,
  statisticValues,
} from 'contract/statistics'
import type { z } from 'zod'

export type Statistic = EvaluationStatistic | SchoolStatistic
export type ValuesOf<Name extends Statistic> = z.infer<(typeof statisticValues)[Name]>
export type FigureRow<Name extends Statistic> = { place: Ref; schools: number; values: ValuesOf<Name> }
/** An answer of one type: its rows say what that type says. */
export type Figures<Name extends Statistic> = Omit<Statistics, 'rows'> & { rows: FigureRow<Name>[] }

/** What is asked beside the type: what a row stands for, and the filters. */
export type StatisticsQuestion = Omit<z.input<typeof EvaluationStatisticsAsked>, 'type'>

/** Under which an answer is kept in memory. */
export const statisticsKey = (type: Statistic, question: StatisticsQuestion) =>
  ['statistics', type, question] as const

/** How long an answer is taken as it is, in milliseconds. */
export const freshFor = 60_000
