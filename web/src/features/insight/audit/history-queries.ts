import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type HistoryType, historyCalls } from 'contract/insight/history'
import { ask } from '../../../session/ask.ts'

export const historyPageSize = 10

export const historyQuery = (type: HistoryType, id: number, page: number) =>
  queryOptions({
    queryKey: ['history', type, id, page],
    queryFn: ({ signal }) =>
      ask(historyCalls.history, {
        query: {
          object_type: type,
          object_id: String(id),
          page: String(page),
          page_size: String(historyPageSize),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
