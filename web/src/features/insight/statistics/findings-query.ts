import { queryOptions } from '@tanstack/react-query'
import { findingCalls } from 'contract/insight/statistics/findings'
import { ask } from '../../../session/ask.ts'
import { freshFor, isOfSamePlaces, type StatisticsQuestion } from './question.ts'

/** Findings have no rows by place. */
const filtersOf = ({ model: _, ...filters }: StatisticsQuestion) => filters

/** Old data stays while a filter changes, but not that of other places. */
const sharedBy = (question: StatisticsQuestion) => ({
  staleTime: freshFor,
  placeholderData: <Answer>(
    before: Answer | undefined,
    query?: { queryKey: readonly [string, string, StatisticsQuestion] },
  ) => (query && isOfSamePlaces(query.queryKey[2], question) ? before : undefined),
})

export const weakPointsQuery = (question: StatisticsQuestion) =>
  queryOptions({
    queryKey: ['statistics', 'weak points', question] as const,
    queryFn: ({ signal }) => ask(findingCalls.weakPoints, { query: filtersOf(question), signal }),
    ...sharedBy(question),
  })

export const weakSchoolsQuery = (question: StatisticsQuestion, indicator: number) =>
  queryOptions({
    queryKey: ['statistics', 'weak schools', question, indicator] as const,
    queryFn: ({ signal }) =>
      ask(findingCalls.weakSchools, {
        query: { ...filtersOf(question), indicator: String(indicator) },
        signal,
      }),
    staleTime: freshFor,
  })

export const trendQuery = (question: StatisticsQuestion) =>
  queryOptions({
    queryKey: ['statistics', 'trend', question] as const,
    queryFn: ({ signal }) => ask(findingCalls.trend, { query: filtersOf(question), signal }),
    ...sharedBy(question),
  })

export const meansQuery = (question: StatisticsQuestion) =>
  queryOptions({
    queryKey: ['statistics', 'means', question] as const,
    queryFn: ({ signal }) => ask(findingCalls.means, { query: question, signal }),
    ...sharedBy(question),
  })

export const similarQuery = (question: StatisticsQuestion, region: string) =>
  queryOptions({
    queryKey: ['statistics', 'similar', question] as const,
    queryFn: ({ signal }) =>
      ask(findingCalls.similar, { query: { ...filtersOf(question), region__name: region }, signal }),
    ...sharedBy(question),
  })

/** Outlines depend only on the country. */
export const outlinesQuery = ({ country__name }: StatisticsQuestion) =>
  queryOptions({
    queryKey: ['statistics', 'outlines', country__name] as const,
    queryFn: ({ signal }) =>
      ask(findingCalls.outlines, {
        query: country__name === undefined ? {} : { country__name },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
