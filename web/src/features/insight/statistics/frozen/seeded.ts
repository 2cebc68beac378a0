import { QueryClient } from '@tanstack/react-query'
import type { ReportFigures } from 'contract/insight/report-figures'
import {
  evaluationStatistics,
  type Statistics,
  schoolStatistics,
} from 'contract/insight/statistics/statistics'
import type { StatisticsQuestion } from '../question.ts'
import { statisticsKey } from '../question.ts'
import type { StatisticsScope } from '../scope.ts'

/** A report on a country has its regions as rows; one on a region has only the region. */
export const frozenScope = (figures: ReportFigures): StatisticsScope => {
  const whole: StatisticsQuestion = { model: figures.regions ? 'country' : 'region' }
  return { model: 'region', whole, parts: { model: 'region' } }
}

/** A timestamp far in the future, so that frozen figures are never fetched again. */
const always = Number.MAX_SAFE_INTEGER / 2

/** A cache filled with the stored figures. */
export const seededWith = (figures: ReportFigures): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const { whole, parts } = frozenScope(figures)
  const seed = (question: StatisticsQuestion, from: Omit<ReportFigures, 'regions'>) => {
    const nothing = (type: Statistics['type']): Statistics => ({
      type,
      model: 'region',
      total: 0,
      rows: [],
      suppressed: 0,
    })
    const put = (type: Statistics['type'], answer: Statistics | undefined) =>
      client.setQueryData(statisticsKey(type, question), answer ?? nothing(type), {
        updatedAt: always,
      })
    for (const type of evaluationStatistics) put(type, from.evaluations[type])
    for (const type of schoolStatistics) put(type, from.schools[type])
  }
  if (whole) seed(whole, figures)
  seed(parts, figures.regions ?? figures)
  return client
}
