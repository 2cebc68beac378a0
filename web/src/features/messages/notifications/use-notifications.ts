import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { allNotificationsQuery, notificationsQuery } from './queries.ts'

/** What has been read of one's notifications so far, each once though new ones may have come in between. */
export const useNotifications = () => {
  const latest = useQuery(notificationsQuery())
  const query = useInfiniteQuery({
    ...allNotificationsQuery(),
    // what the bell was answered is the first page
    ...(latest.data && {
      initialData: { pages: [latest.data], pageParams: [1] },
      initialDataUpdatedAt: latest.dataUpdatedAt,
    }),
  })
  const pages = query.data?.pages ?? []
  const rows = [...new Map(pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values()]
  return { ...query, rows, unread: pages[0]?.unread ?? 0 }
}

export type Notifications = ReturnType<typeof useNotifications>
