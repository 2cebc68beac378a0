import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { addressOfNotified, addressOfReminders, type Notification } from 'contract/messages/notifications'
import { useTranslation } from '../../../i18n/translation.tsx'
import { markAsRead } from './queries.ts'

/** Marks a notification as read, and leads to what it is about; a file that was made is saved. */
export const useOpenNotification = () => {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  return async ({ id, object_id, instrument_id, is_read, code, params }: Notification): Promise<void> => {
    if (!is_read) {
      await markAsRead(id).catch(() => undefined)
      await queryClient.invalidateQueries({ queryKey: ['notifications'] })
    }
    if (code === 'job_done' && params.kind === 'export' && params.job !== undefined) {
      const { saveNotifiedFile } = await import('../../../kit/documents/save-notified-file.ts')
      await saveNotifiedFile(t, Number(params.job))
    }
    if (object_id !== null) {
      router.history.push(addressOfNotified(object_id, instrument_id, params, code))
    } else if (code === 'plan_reminder') router.history.push(addressOfReminders)
  }
}
