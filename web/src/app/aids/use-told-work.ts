import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { saveStateOf } from '../../outbox/save-state.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { useOnline } from '../../session/use-online.ts'
import { announce } from '../../ui/messages/announcements.ts'
import { useToldChange } from '../../ui/messages/use-told-change.ts'
import { savedWords } from '../layouts/saved-words.ts'
import { useToldArrivals } from './use-told-arrivals.ts'

/**
 * Says aloud what the bar shows: that work is saved, or only kept here, and that the connection is gone. Who writes a
 * long note is not told the same twice.
 */
export const useToldWork = (): void => {
  const { t } = useTranslation()
  const outbox = useOutbox()
  const state = saveStateOf(outbox)
  const words = savedWords(t, state)
  const isSettled = state.kind !== 'saving'
  // this comes after the page: what was saved meanwhile is told now
  useToldChange(isSettled ? words : undefined, t('shell.saved.all'))

  const files = outbox.entries.filter(({ work }) => work.kind === 'file').length
  useToldChange(files === 0 ? '' : t('shell.saved.files', { count: files }))
  useToldArrivals('file', files, (count) => t('shell.saved.filesSent', { count }))
  const comments = outbox.entries.filter(({ work }) => work.kind === 'comment').length
  useToldArrivals('comment', comments, () => t('shell.saved.commentAdded'))

  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) announce(`${t('shell.offline.title')}. ${t('shell.offline.text')}`)
  }, [isOnline, t])
}
