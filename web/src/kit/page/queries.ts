import { QueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/platform/problems'
import { isUnreachable } from '../../session/send.ts'

/** Only failures of the connection are retried, twice. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (isUnreachable(error) || (error instanceof Problem && error.status >= 500))

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayRetry,
      staleTime: 10_000,
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: true,
      // Queries are often passed on to parts that are rendered later, so all changes must notify.
      notifyOnChangeProps: 'all',
    },
    mutations: { networkMode: 'always' },
  },
})

/** A form starts with current data, not with cached data. */
export const readForForm = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false } as const
