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
 * Announces that work is saved or only on the device, and that the connection is lost; not repeated for each save of
 * a long note.
 */
export const useAnnouncedWork = (): void => {
  const { t } = useTranslation()
  const outbox = useOutbox()
  const status = useStatus()
  const isSettled = status !== null && status.kind !== 'sending'
  // Loaded after the page, so earlier saves are announced now.
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
