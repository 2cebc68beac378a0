import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingState } from '../../ui/LoadingState.tsx'
import { EvaluationBar } from './EvaluationBar.tsx'
import { EvaluationView } from './EvaluationView.tsx'
import { useEvaluation } from './use-evaluation.ts'

/** One line of an evaluation: answering it, reviewing it, and every step of its life. */
export function EvaluationPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/blank/evaluations/detail/$id/instrument/$instrumentId' })
  const { line } = useSearch({ from: '/blank/evaluations/detail/$id/instrument/$instrumentId' })
  const { ready, error, retry } = useEvaluation(Number(id), line)
  if (ready) return <EvaluationView key={ready.detail.line.id} ready={ready} />
  return (
    <>
      <EvaluationBar />
      <main id="main" tabIndex={-1} className="p-6 outline-none">
        {error ? (
          <ErrorState onRetry={() => void retry()}>{problemText(t, error)}</ErrorState>
        ) : (
          <LoadingState />
        )}
      </main>
    </>
  )
}
