import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { notificationCalls } from 'contract/messages/notifications'
import { limits } from 'contract/platform/limits'
import { ask } from '../../../session/ask.ts'

const pace = { staleTime: 2000, refetchInterval: limits.notificationsRefreshMilliseconds }

/** The ten newest of one's own notifications; asked for again every five minutes. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'latest'],
    // without the signal: the bar of a page on its way goes, and that of the page waits for the same answer
    queryFn: () => ask(notificationCalls.list, { query: { page: 1 } }),
    ...pace,
  })

/** Those before the newest ten, ten at a time; nothing is asked for until somebody wants them. */
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
