import type { Statistic, StatisticsQuestion } from './queries.ts'

/** Under which an answer is kept in memory. */
export const statisticsKey = (type: Statistic, question: StatisticsQuestion) =>
  ['statistics', type, question] as const

/** How long an answer is taken as it is, in milliseconds. */
export const freshFor = 60_000
