import { useEffect } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { savedTexts } from '../../kit/layouts/saved-texts.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { useStatus } from '../../outbox/use-status.ts'
import { useOnline } from '../../session/use-online.ts'
import { announce } from '../../ui/messages/announcements.ts'
import { useAnnouncedChange } from '../../ui/messages/use-announced-change.ts'
import { useAnnouncedArrivals } from './use-announced-arrivals.ts'

/**
 * Says aloud what the bar shows: that work is saved, or only kept here, and that the connection is gone. Who writes a
 * long note is not told the same twice.
 */
export const useAnnouncedWork = (): void => {
  const { t } = useTranslation()
  const outbox = useOutbox()
  const status = useStatus()
  const isSettled = status !== null && status.kind !== 'sending'
  // This comes after the page: what was saved meanwhile is announced now.
  useAnnouncedChange(isSettled ? savedTexts(t, status) : undefined, t('shell.saved.sent'))

  const files = outbox.entries.filter(({ work, state }) => work.kind === 'file' && state === 'waiting').length
  useAnnouncedArrivals('file', files, (count) => t('shell.saved.filesSent', { count }))
  const comments = outbox.entries.filter(({ work }) => work.kind === 'comment').length
  useAnnouncedArrivals('comment', comments, () => t('shell.saved.commentAdded'))

  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) announce(`${t('shell.offline.title')}. ${t('shell.offline.text')}`)
  }, [isOnline, t])
}
