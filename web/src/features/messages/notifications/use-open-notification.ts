import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type Notification, pageOfNotification } from 'contract/messages/notifications'
import { useTranslation } from '../../../i18n/translation.tsx'
import { markAsRead } from './queries.ts'

/**
 * Marks a notification as read and opens what it is about: a finished file is saved, a failed one leads to its page.
 */
export const useOpenNotification = () => {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  return async (notification: Notification): Promise<void> => {
    const { id, is_read, code, params } = notification
    if (!is_read) {
      await markAsRead(id).catch(() => undefined)
      await queryClient.invalidateQueries({ queryKey: ['notifications'] })
    }
    if (code === 'job_done' && params.kind === 'export' && params.job !== undefined) {
      const { saveNotifiedFile } = await import('../../../kit/documents/save-notified-file.ts')
      await saveNotifiedFile(t, Number(params.job))
    }
    const page = pageOfNotification(notification)
    if (page !== null) router.history.push(page)
  }
}
