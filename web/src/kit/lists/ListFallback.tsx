import { Problem } from 'contract/platform/problems'
import { Lock, SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/messages/EmptyState.tsx'
import { LoadingRows } from '../../ui/waiting/LoadingRows.tsx'
import { AnswerFallback } from '../actions/AnswerFallback.tsx'

type Props = {
  query: { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => unknown }
  isFiltered: boolean
  onClear: () => void
  /** Shown when there are no rows without any filter. */
  empty: ReactNode
  rows?: number
}

/** Replaces the rows of a list: loading, failed, forbidden, nothing found, nothing there. */
export function ListFallback({ query, isFiltered, onClear, empty, rows }: Props) {
  const { t } = useTranslation()
  if (query.error instanceof Problem && query.error.status === 403) {
    return (
      <EmptyState icon={Lock} title={t('lists.forbidden')}>
        {t('lists.forbiddenText')}
      </EmptyState>
    )
  }
  if (query.error instanceof Problem && query.error.status === 404) {
    return (
      <EmptyState icon={SearchX} title={t('failed.forbidden.title')}>
        {t('failed.forbidden.text')}
      </EmptyState>
    )
  }
  if (query.error || query.isPending) {
    return <AnswerFallback query={query} waiting={<LoadingRows {...(rows !== undefined && { rows })} />} />
  }
  if (!isFiltered) return empty
  return (
    <EmptyState
      icon={SearchX}
      title={t('lists.nothing')}
      action={<Button onPress={onClear}>{t('lists.clearAll')}</Button>}
    >
      {t('lists.nothingText')}
    </EmptyState>
  )
}
