import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Place } from 'contract/access/scope'
import {
  type Evaluation,
  type EvaluationChange,
  type EvaluationDetail,
  type EvaluationList,
  evaluationCalls,
  type NewEvaluation,
} from 'contract/evaluation/evaluations'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'
import { askList } from '../../../session/ask-list.ts'

export type EvaluationFilters = Partial<z.input<typeof EvaluationList>>

export const evaluationsQuery = (query: EvaluationFilters) =>
  queryOptions({
    queryKey: ['evaluations', 'list', query],
    queryFn: ({ signal }) => askList(evaluationCalls.list, 'page', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const evaluationQuery = (id: number, line?: number) =>
  queryOptions({
    queryKey: ['evaluations', id, line ?? 'latest'],
    queryFn: ({ signal }): Promise<EvaluationDetail> =>
      ask(evaluationCalls.read, {
        parameters: { id },
        query: line === undefined ? {} : { evaluation_line_id: String(line) },
        signal,
      }),
  })

export const addEvaluation = (body: z.input<typeof NewEvaluation>, key: string) =>
  ask(evaluationCalls.create, { body, key })

export const changeEvaluation = (id: number, body: z.input<typeof EvaluationChange>, version: number) =>
  ask(evaluationCalls.change, { parameters: { id }, body, version })

export const removeEvaluation = (id: number, version: number) =>
  ask(evaluationCalls.remove, { parameters: { id }, version })

export const placeOfEvaluation = ({
  country,
  region,
  school,
}: Pick<Evaluation, 'country' | 'region' | 'school'>): Place => ({
  country: country.id,
  region: region.id,
  school: school.id,
})
