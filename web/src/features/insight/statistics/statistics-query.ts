import { queryOptions } from '@tanstack/react-query'
import {
  type EvaluationStatistic,
  evaluationStatistics,
  statisticsCalls,
} from 'contract/insight/statistics/statistics'
import { isOneOf } from 'contract/platform/typed'
import { ask } from '../../../session/ask.ts'
import {
  type Figures,
  freshFor,
  isOfSamePlaces,
  type Statistic,
  type StatisticsQuestion,
  statisticsKey,
} from './question.ts'

const isOfEvaluations = (type: Statistic): type is EvaluationStatistic => isOneOf(evaluationStatistics, type)

export const statisticsQuery = <Name extends Statistic>(type: Name, question: StatisticsQuestion) =>
  queryOptions({
    queryKey: statisticsKey(type, question),
    queryFn: async ({ signal }) =>
      (isOfEvaluations(type)
        ? await ask(statisticsCalls.evaluations, { query: { ...question, type }, signal })
        : await ask(statisticsCalls.schools, {
            query: { ...question, type },
            signal,
          })) as unknown as Figures<Name>,
    // Old figures stay while a filter changes, marked as such, but not those of other places.
    placeholderData: (before, query) =>
      query && isOfSamePlaces(query.queryKey[2], question) ? before : undefined,
    staleTime: freshFor,
  })
