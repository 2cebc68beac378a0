import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from './announcements.ts'
import { Skeleton } from './Skeleton.tsx'

/** What is quick to come is not announced. */
const announceAfter = 1_000

interface LoadingStateProps {
  /** Grey shapes of what is to come; three lines without. */
  children?: ReactNode
  /** The shapes reach the edges, as rows do. */
  isFlush?: boolean
}

export function LoadingState({ children, isFlush = false }: LoadingStateProps) {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setTimeout(() => announce(t('ui.loading')), announceAfter)
    return () => clearTimeout(timer)
  }, [t])
  return (
    <div className={isFlush ? '' : 'flex flex-col gap-3 p-5'}>
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
