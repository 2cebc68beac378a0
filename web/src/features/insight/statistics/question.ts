import type { EvaluationStatisticsQuery } from 'contract/insight/statistics/statistics'
import type { Statistic } from 'contract/insight/statistics/statistics-figures'
import type { z } from 'zod'

export type { FigureRow, Figures, Statistic, ValuesOf } from 'contract/insight/statistics/statistics-figures'

export type StatisticsQuestion = Omit<z.input<typeof EvaluationStatisticsQuery>, 'type'>

/** Whether the rows of both are the same places. */
export const isOfSamePlaces = (one: StatisticsQuestion, other: StatisticsQuestion): boolean =>
  (['model', 'country__name', 'region__name'] as const).every((name) => one[name] === other[name])

export const statisticsKey = (type: Statistic, question: StatisticsQuestion) =>
  ['statistics', type, question] as const

/** Milliseconds for which an answer is not fetched again. */
export const freshFor = 60_000
