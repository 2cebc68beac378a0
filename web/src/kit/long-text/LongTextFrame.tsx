import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useOnline } from '../../session/use-online.ts'
import { ErrorState } from '../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../ui/waiting/LoadingState.tsx'
import type { LongText } from './long-text.ts'

type Props = { reading: UseQueryResult<LongText>; children: (text: LongText) => ReactNode }

export function LongTextFrame({ reading: { data, isError, isFetching, refetch }, children }: Props) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  if (data) return children(data)
  if (!isError) return <LoadingState />
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
      {isOnline ? null : t('problems.unreachable')}
    </ErrorState>
  )
}
