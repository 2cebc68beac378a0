import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { savedTexts } from '../../kit/layouts/saved-texts.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { useStatus } from '../../outbox/use-status.ts'
import { useOnline } from '../../session/use-online.ts'
import { announce } from '../../ui/messages/announcements.ts'
import { useToldChange } from '../../ui/messages/use-told-change.ts'
import { useToldArrivals } from './use-told-arrivals.ts'

/**
 * Says aloud what the bar shows: that work is saved, or only kept here, and that the connection is gone. Who writes a
 * long note is not told the same twice.
 */
export const useToldWork = (): void => {
  const { t } = useTranslation()
  const outbox = useOutbox()
  const status = useStatus()
  const isSettled = status !== null && status.kind !== 'sending'
  // This comes after the page: what was saved meanwhile is announced now.
  useToldChange(isSettled ? savedTexts(t, status) : undefined, t('shell.saved.sent'))

  const files = outbox.entries.filter(({ work, state }) => work.kind === 'file' && state === 'waiting').length
  useToldArrivals('file', files, (count) => t('shell.saved.filesSent', { count }))
  const comments = outbox.entries.filter(({ work }) => work.kind === 'comment').length
  useToldArrivals('comment', comments, () => t('shell.saved.commentAdded'))

  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) announce(`${t('shell.offline.title')}. ${t('shell.offline.text')}`)
  }, [isOnline, t])
}
