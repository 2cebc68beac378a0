import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type OverdueList, overdueCalls } from 'contract/evaluation/plan/overdue'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export type OverdueFilters = Partial<z.input<typeof OverdueList>>

export const overdueQuery = (query: OverdueFilters) =>
  queryOptions({
    queryKey: ['overdue', query],
    queryFn: ({ signal }) => ask(overdueCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  })
