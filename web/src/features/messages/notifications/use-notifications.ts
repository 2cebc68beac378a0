import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Notification } from 'contract/messages/notifications'
import { useTranslation } from 'react-i18next'
import { markAsRead, notificationsQuery } from './queries.ts'

/** What has been read of one's notifications so far, each once though new ones may have come in between. */
export const useNotifications = () => {
  const { t } = useTranslation()
  const router = useRouter()
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(notificationsQuery())
  const pages = query.data?.pages ?? []
  const rows = [...new Map(pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values()]
  return {
    ...query,
    rows,
    unread: pages[0]?.unread ?? 0,
    /** Marks it as read, and leads to what it is about; a file that was made is saved. */
    open: async ({ id, object_id, instrument_id, is_read, code, params }: Notification) => {
      if (!is_read) {
        await markAsRead(id).catch(() => undefined)
        await queryClient.invalidateQueries({ queryKey: ['notifications'] })
      }
      if (code === 'job_done' && params.kind === 'export' && params.job !== undefined) {
        const { saveTold } = await import('../../../kit/documents/save-told.ts')
        await saveTold(t, Number(params.job))
      }
      if (object_id !== null) {
        router.history.push(`/evaluations/detail/${object_id}/instrument/${instrument_id ?? 1}`)
      }
    },
  }
}

export type Notifications = ReturnType<typeof useNotifications>
