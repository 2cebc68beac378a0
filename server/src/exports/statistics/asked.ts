import { checked } from 'contract/checked'
import { type Actor, mayEver } from 'contract/permissions'
import { fieldProblem, Problem } from 'contract/problems'
import {
  type EvaluationStatistic,
  EvaluationStatisticsAsked,
  evaluationStatistics,
  type SchoolStatistic,
  SchoolStatisticsAsked,
  type StatisticsFilters,
  schoolStatistics,
} from 'contract/statistics'
import { queryAsked } from '../query-asked.ts'

export type StatisticsExport = {
  path: string
  evaluations: readonly EvaluationStatistic[]
  schools: readonly SchoolStatistic[]
  filters: StatisticsFilters
}

const filtersOf = (
  shape: typeof EvaluationStatisticsAsked | typeof SchoolStatisticsAsked,
  parameters: Record<string, string>,
  type: string,
) => checked(shape, { ...parameters, type: parameters.type ?? type })

/**
 * The statistics that `query` names: one of a call of api/statistics, all of that call where `type` is left out, or
 * those of both where the path is api/statistics/ itself. The rights are those of the calls.
 */
export const statisticsAsked = (actor: Actor, query: string | undefined): StatisticsExport => {
  const { path, parameters } = queryAsked(query)
  if (!mayEver(actor, 'statistics.read')) throw new Problem('permission_denied')
  if (path === '/api/statistics/' && parameters.type === undefined) {
    const { type: _, ...filters } = filtersOf(SchoolStatisticsAsked, parameters, 'count')
    return { path, evaluations: evaluationStatistics, schools: schoolStatistics, filters }
  }
  if (path === '/api/statistics/evaluations/') {
    const { type, ...filters } = filtersOf(EvaluationStatisticsAsked, parameters, 'status')
    const evaluations = parameters.type ? [type as EvaluationStatistic] : evaluationStatistics
    return { path, evaluations, schools: [], filters }
  }
  if (path === '/api/statistics/schools/') {
    const { type, ...filters } = filtersOf(SchoolStatisticsAsked, parameters, 'count')
    const schools = parameters.type ? [type as SchoolStatistic] : schoolStatistics
    return { path, evaluations: [], schools, filters }
  }
  throw fieldProblem('query', 'validation_error')
}
