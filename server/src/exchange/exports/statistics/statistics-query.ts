import { mayEver } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import {
  type EvaluationStatistic,
  EvaluationStatisticsQuery,
  evaluationStatistics,
  type SchoolStatistic,
  SchoolStatisticsQuery,
  type StatisticsFilters,
  schoolStatistics,
} from 'contract/insight/statistics/statistics'
import { checked } from 'contract/platform/checked'
import { fieldProblem, Problem } from 'contract/platform/problems'
import { parsedQuery } from '../lists/parsed-query.ts'

/** For these, page and files also show all rows as one place. */
export const ofTheWhole = ['stages', 'domains', 'priorities', 'learners'] as const

type Statistic = EvaluationStatistic | SchoolStatistic
type StatisticsExport = {
  path: string
  types: readonly Statistic[]
  filters: StatisticsFilters
  /** With the findings, as on the page. */
  isWholePage: boolean
}

const filtersOf = (
  shape: typeof EvaluationStatisticsQuery | typeof SchoolStatisticsQuery,
  parameters: Record<string, string>,
  type: string,
) => checked(shape, { ...parameters, type: parameters.type ?? type })

/**
 * Statistics by `query`: one type of a call of api/statistics, all of that call without `type`, or those of both
 * calls for the path api/statistics/. Permissions are those of the calls.
 */
export const statisticsQuery = (actor: Actor, query: string | undefined): StatisticsExport => {
  const { path, parameters } = parsedQuery(query)
  if (!mayEver(actor, 'statistics.read')) throw new Problem('permission_denied')
  const read = (
    shape: typeof EvaluationStatisticsQuery | typeof SchoolStatisticsQuery,
    all: readonly [Statistic, ...Statistic[]],
  ): StatisticsExport => {
    const { type, ...filters } = filtersOf(shape, parameters, all[0])
    return { path, types: parameters.type ? [type] : all, filters, isWholePage: false }
  }
  if (path === '/api/statistics/evaluations/') return read(EvaluationStatisticsQuery, evaluationStatistics)
  if (path === '/api/statistics/schools/') return read(SchoolStatisticsQuery, schoolStatistics)
  if (path !== '/api/statistics/' || parameters.type !== undefined)
    throw fieldProblem('query', 'validation_error')
  return {
    ...read(SchoolStatisticsQuery, schoolStatistics),
    types: [...evaluationStatistics, ...schoolStatistics],
    isWholePage: true,
  }
}
