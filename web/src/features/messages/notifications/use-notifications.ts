import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { notificationsQuery, olderNotificationsQuery } from './queries.ts'

/** All loaded notifications, each once although new ones shift the pages. */
export const useNotifications = () => {
  const latest = useQuery(notificationsQuery())
  const older = useInfiniteQuery(olderNotificationsQuery())
  const pages = latest.data ? [latest.data, ...(older.data?.pages ?? [])] : []
  const rows = [...new Map(pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values()]
  return {
    ...latest,
    rows,
    unread: latest.data?.unread ?? 0,
    hasNextPage: older.data ? older.hasNextPage : typeof latest.data?.next === 'string',
    isFetchingNextPage: older.isFetchingNextPage,
    fetchNextPage: older.fetchNextPage,
  }
}

export type Notifications = ReturnType<typeof useNotifications>
