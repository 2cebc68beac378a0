import { useEffect } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { announceProgress, takeBack } from '../messages/announcements.ts'

/** Milliseconds; shorter loading is not announced. */
const announceAfter = 700

/** How many parts of the page are being loaded, and how many buttons are at work. */
const awaited = { loading: 0, working: 0 }

/** Says aloud that something is being loaded or done, and no longer when all of it has come. */
export const useAnnouncedLoading = (isLoading: boolean, kind: keyof typeof awaited = 'loading'): void => {
  const { t } = useTranslation()
  useEffect(() => {
    if (!isLoading) return
    const text = t(kind === 'loading' ? 'ui.loading' : 'ui.working')
    awaited[kind] += 1
    const timer = setTimeout(() => announceProgress(text), announceAfter)
    return () => {
      clearTimeout(timer)
      awaited[kind] -= 1
      if (awaited[kind] === 0) takeBack(text)
    }
  }, [isLoading, kind, t])
}
