import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useAnnouncedLoading } from './use-announced-loading.ts'

interface LoadingStateProps {
  /** Grey shapes of what is to come; three lines without. */
  children?: ReactNode
  /** The shapes reach the edges, as rows do. */
  isFlush?: boolean
}

export function LoadingState({ children, isFlush = false }: LoadingStateProps) {
  const { t } = useTranslation()
  useAnnouncedLoading(true)
  return (
    <div data-loading className={isFlush ? '' : 'flex flex-col gap-3 p-5'}>
      <span className="sr-only">{t('ui.loading')}</span>
      {children ?? (
        <>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="75%" />
        </>
      )}
    </div>
  )
}
