import { QueryClient } from '@tanstack/react-query'
import { Problem } from 'contract/platform/problems'
import { isUnreachable } from '../../session/send.ts'

/** A refusal is an answer and is not asked again; silence of a bad line is, twice. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (isUnreachable(error) || (error instanceof Problem && error.status >= 500))

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayRetry,
      staleTime: 10_000,
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: true,
      // What is asked on a page is often handed to a part that comes later, or opens: it must learn of a refusal too.
      notifyOnChangeProps: 'all',
    },
    mutations: { networkMode: 'always' },
  },
})

/** A form begins with what is saved now, not with what was seen before. */
export const readForForm = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false } as const
