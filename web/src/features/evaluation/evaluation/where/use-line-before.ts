import { useQuery } from '@tanstack/react-query'
import { type EvaluationDetail, evaluationCalls } from 'contract/evaluation/evaluations'
import { ask } from '../../../../session/ask.ts'

/** The line before the one on show, which is closed and does not change any more; null where there is none or it is not there yet. */
export const useLineBefore = ({ id, line, lines }: EvaluationDetail) => {
  const before = lines[lines.findIndex((each) => each.id === line.id) - 1]?.id
  const { data } = useQuery({
    queryKey: ['line-before', id, before],
    queryFn: ({ signal }) =>
      ask(evaluationCalls.read, {
        parameters: { id },
        query: { evaluation_line_id: String(before) },
        signal,
      }),
    enabled: before !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { hasBefore: before !== undefined, line: data?.line ?? null }
}
