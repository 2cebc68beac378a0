import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { historyCalls } from 'contract/insight/history'
import { ask } from '../../../../../session/ask.ts'

/** Newest first; the key lies under the plans' so that a change invalidates it. */
export const planChangesQuery = (plan: number, shown: number) =>
  queryOptions({
    queryKey: ['plans', 'changes', plan, shown],
    queryFn: ({ signal }) =>
      ask(historyCalls.ofPlan, {
        parameters: { plan },
        query: { page: '1', page_size: String(shown) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
