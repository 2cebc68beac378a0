import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EvaluationFallback } from './EvaluationFallback.tsx'
import { EvaluationView } from './EvaluationView.tsx'
import { useEvaluation } from './use-evaluation.ts'

export function EvaluationPage() {
  const router = useRouter()
  const navigate = useNavigate()
  const { id, instrumentId } = useParams({ from: '/blank/evaluations/detail/$id/instrument/$instrumentId' })
  const { line } = useSearch({ from: '/blank/evaluations/detail/$id/instrument/$instrumentId' })
  const { ready, error, retry } = useEvaluation(Number(id), line)
  const own = ready ? String(ready.detail.instrument.id) : instrumentId

  // An address, such as that of a notification, may name another instrument; it is replaced by the evaluation's own.
  useEffect(() => {
    const isLeft = !router.latestLocation.pathname.startsWith(`/evaluations/detail/${id}/`)
    if (own !== instrumentId && !isLeft) {
      void navigate({
        to: '/evaluations/detail/$id/instrument/$instrumentId',
        params: { id, instrumentId: own },
        search: true,
        replace: true,
      })
    }
  }, [own, instrumentId, id, navigate, router])

  if (ready) return <EvaluationView key={ready.detail.line.id} ready={ready} />
  return <EvaluationFallback section="indicators" error={error} retry={retry} />
}
