import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { notificationCalls } from 'contract/messages/notifications'
import { limits } from 'contract/platform/limits'
import { ask } from '../../../session/ask.ts'

const pace = { staleTime: 2000, refetchInterval: limits.notificationsRefreshMilliseconds }

/** The ten newest; loaded again every five minutes. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'latest'],
    // without the signal: the request outlives the bar of a page that is left, since the next page waits for the same
    // answer
    queryFn: () => ask(notificationCalls.list, { query: { page: 1 } }),
    ...pace,
  })

/** Ten older ones at a time, on demand. */
export const olderNotificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'older'],
    queryFn: ({ pageParam, signal }) => ask(notificationCalls.list, { query: { page: pageParam }, signal }),
    initialPageParam: 2,
    getNextPageParam: (last, _all, page) => (last.next === null ? undefined : page + 1),
    enabled: ({ state }) => state.data !== undefined,
    ...pace,
  })

export const markAsRead = (id: number) => ask(notificationCalls.markAsRead, { parameters: { id } })
