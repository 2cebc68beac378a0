import { queryOptions } from '@tanstack/react-query'
import { limits } from 'contract/limits'
import { notificationCalls } from 'contract/notifications'
import { ask } from '../../session/ask.ts'

export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => ask(notificationCalls.list, { signal }),
    refetchInterval: limits.notificationsRefreshMilliseconds,
  })

export const markAsRead = (id: number) => ask(notificationCalls.markAsRead, { parameters: { id } })
