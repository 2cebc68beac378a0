import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AuditList, historyCalls } from 'contract/insight/history'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export type AuditFilters = Partial<z.input<typeof AuditList>>

export const auditQuery = (query: AuditFilters) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => ask(historyCalls.audit, { query, signal }),
    placeholderData: keepPreviousData,
  })
