import { queryOptions, useQuery } from '@tanstack/react-query'
import { type EvaluationDetail, evaluationCalls } from 'contract/evaluation/evaluations'
import { ask } from '../../../../session/ask.ts'

/** A line before the one on show, which is closed and does not change any more. */
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

/** The id of the line before the one on show, if there is one. */
export const lineBefore = ({ line, lines }: Pick<EvaluationDetail, 'line' | 'lines'>): number | undefined =>
  lines[lines.findIndex((each) => each.id === line.id) - 1]?.id

/** The line before the one on show; null where there is none or it is not there yet. */
export const useLineBefore = (detail: EvaluationDetail) => {
  const before = lineBefore(detail)
  const { data } = useQuery({ ...lineBeforeQuery(detail.id, before), enabled: before !== undefined })
  return { hasBefore: before !== undefined, line: data?.line ?? null }
}
