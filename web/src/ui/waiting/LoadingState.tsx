import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useAnnouncedLoading } from './use-announced-loading.ts'

interface LoadingStateProps {
  /** Skeletons; three lines by default. */
  children?: ReactNode
  /** Without padding, as for rows. */
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
