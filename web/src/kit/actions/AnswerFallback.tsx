import type { ReactNode } from 'react'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { ErrorState } from '../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../ui/waiting/LoadingState.tsx'

type QueryState = { error: unknown; isFetching?: boolean; refetch: () => unknown }

type Props = {
  query: QueryState | readonly QueryState[]
  waiting?: ReactNode
}

/** Shown while queries load, and when one failed, with a retry. */
export function AnswerFallback({ query, waiting = <LoadingState /> }: Props) {
  const { t } = useTranslation()
  const failed = [query].flat().filter(({ error }) => error)
  const [first] = failed
  if (!first) return waiting
  const askAgain = () => {
    for (const each of failed) void each.refetch()
  }
  return (
    <ErrorState onRetry={askAgain} isRetrying={failed.some(({ isFetching = false }) => isFetching)}>
      {problemText(t, first.error)}
    </ErrorState>
  )
}
