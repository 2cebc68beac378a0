import { useEffect } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { announce, takeBack } from '../messages/announcements.ts'

/** What is quick to come is not announced. */
const announceAfter = 700

/** How many parts of the page are being loaded. */
let awaited = 0

/** Says aloud that something is being loaded, and no longer when all of it has come. */
export const useAnnouncedLoading = (isLoading: boolean): void => {
  const { t } = useTranslation()
  useEffect(() => {
    if (!isLoading) return
    const text = t('ui.loading')
    awaited += 1
    const timer = setTimeout(() => announce(text), announceAfter)
    return () => {
      clearTimeout(timer)
      awaited -= 1
      if (awaited === 0) takeBack(text)
    }
  }, [isLoading, t])
}
