import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from './announcements.ts'

/** What is quick to come is not announced. */
const announceAfter = 1_000

/** Says aloud that something is being loaded. */
export const useToldLoading = (isLoading: boolean): void => {
  const { t } = useTranslation()
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => announce(t('ui.loading')), announceAfter)
    return () => clearTimeout(timer)
  }, [isLoading, t])
}
