import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { historyCalls } from 'contract/insight/history'
import { ask } from '../../../../../session/ask.ts'

/** What changed in a plan, newest first. Its key lies under the plans', so that a change reads it anew. */
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
