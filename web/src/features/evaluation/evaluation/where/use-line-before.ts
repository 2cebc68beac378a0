import { queryOptions, useQuery } from '@tanstack/react-query'
import { type EvaluationDetail, evaluationCalls } from 'contract/evaluation/evaluations'
import { ask } from '../../../../session/ask.ts'

/** The line before this one is closed and never changes. */
export const lineBeforeQuery = (evaluation: number, before: number | undefined) =>
  queryOptions({
    queryKey: ['line-before', evaluation, before],
    queryFn: ({ signal }): Promise<EvaluationDetail> =>
      ask(evaluationCalls.read, {
        parameters: { id: evaluation },
        query: { evaluation_line_id: String(before) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const lineBefore = ({ line, lines }: Pick<EvaluationDetail, 'line' | 'lines'>): number | undefined =>
  lines[lines.findIndex((each) => each.id === line.id) - 1]?.id

export const useLineBefore = (detail: EvaluationDetail) => {
  const before = lineBefore(detail)
  const { data } = useQuery({ ...lineBeforeQuery(detail.id, before), enabled: before !== undefined })
  return { hasBefore: before !== undefined, line: data?.line ?? null }
}
