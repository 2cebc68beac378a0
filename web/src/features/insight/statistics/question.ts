import type { EvaluationStatisticsQuery } from 'contract/insight/statistics/statistics'
import type { Statistic } from 'contract/insight/statistics/statistics-figures'
import type { z } from 'zod'

export type { FigureRow, Figures, Statistic, ValuesOf } from 'contract/insight/statistics/statistics-figures'

/** What is asked beside the type: what a row stands for, and the filters. */
export type StatisticsQuestion = Omit<z.input<typeof EvaluationStatisticsQuery>, 'type'>

/** Do the rows of both stand for the same places? */
export const isOfSamePlaces = (one: StatisticsQuestion, other: StatisticsQuestion): boolean =>
  (['model', 'country__name', 'region__name'] as const).every((name) => one[name] === other[name])

/** Under which an answer is kept in memory. */
export const statisticsKey = (type: Statistic, question: StatisticsQuestion) =>
  ['statistics', type, question] as const

/** How long an answer is taken as it is, in milliseconds. */
export const freshFor = 60_000
