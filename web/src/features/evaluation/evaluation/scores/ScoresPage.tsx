import { useParams, useSearch } from '@tanstack/react-router'
import { EvaluationFallback } from '../EvaluationFallback.tsx'
import { useEvaluation } from '../use-evaluation.ts'
import { ScoresView } from './ScoresView.tsx'

export function ScoresPage() {
  const { id } = useParams({ from: '/blank/evaluations/$id/scores' })
  const { line } = useSearch({ from: '/blank/evaluations/$id/scores' })
  const { ready, error, retry } = useEvaluation(Number(id), line)
  if (ready) return <ScoresView key={ready.detail.line.id} ready={ready} />
  return <EvaluationFallback section="scores" error={error} retry={retry} />
}
