import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingState } from '../../ui/LoadingState.tsx'

type Asked = { error: Error | null; isFetching: boolean; refetch: () => unknown }

/** What stands where a part will be that is loaded after the figures. */
export function LineInstead({ line }: { line: Asked }) {
  const { t } = useTranslation()
  return line.error ? (
    <ErrorState onRetry={() => void line.refetch()} isRetrying={line.isFetching}>
      {problemText(t, line.error)}
    </ErrorState>
  ) : (
    <LoadingState />
  )
}
