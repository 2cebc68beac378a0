import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type FoundReport, type ReportSearch, reportCalls } from 'contract/insight/reports'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'
import { reportsPerPage } from './queries.ts'

export const foundReportsQuery = (query: z.input<typeof ReportSearch>) =>
  queryOptions({
    queryKey: ['reports', 'found', query],
    queryFn: ({ signal }) => ask(reportCalls.find, { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A report is read on the page of its place that lists it. */
export const addressOfReport = ({ id, country, region, newer }: FoundReport): string => {
  const page = Math.floor(newer / reportsPerPage) + 1
  const filters = new URLSearchParams({ ...(page > 1 && { page: String(page) }), report: String(id) })
  return `/reports/${country ? `country/${country.id}` : `region/${region?.id}`}?${filters}`
}
