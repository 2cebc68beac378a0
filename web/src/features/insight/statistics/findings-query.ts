import { queryOptions } from '@tanstack/react-query'
import { findingCalls } from 'contract/insight/statistics/findings'
import { ask } from '../../../session/ask.ts'
import { freshFor, isOfSamePlaces, type StatisticsQuestion } from './question.ts'

/** The filters alone: a finding is asked for without what a row stands for. */
const filtersOf = ({ model: _, ...filters }: StatisticsQuestion) => filters

/** While a filter changes, what was found before stays, as with the figures; that of other places is no answer at all. */
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

/** Outlines are the same whatever lines count: only the country is asked for, and once. */
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
