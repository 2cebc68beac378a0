import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../i18n/problem-text.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingState } from '../../../ui/LoadingState.tsx'
import { EvaluationBar } from '../EvaluationBar.tsx'
import { useEvaluation } from '../use-evaluation.ts'
import { ScoresView } from './ScoresView.tsx'

/** The 100 points of priority of a line, shared out over its seven domains, beside the results they weigh. */
export function ScoresPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/blank/evaluations/$id/scores' })
  const { line } = useSearch({ from: '/blank/evaluations/$id/scores' })
  const { ready, error, retry } = useEvaluation(Number(id), line)
  if (ready) return <ScoresView key={ready.detail.line.id} ready={ready} />
  return (
    <>
      <EvaluationBar section="scores" />
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
