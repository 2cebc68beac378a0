import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type NewReport,
  type Report,
  type ReportChange,
  type ReportVersion,
  type ReportVersionTexts,
  reportCalls,
} from 'contract/insight/reports'
import type { Page } from 'contract/platform/shapes'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

/** A report is about one country or one region. */
export type ReportPlace = { kind: 'country' | 'region'; id: number }

/** Few at a time, since each report carries its figures. */
export const reportsPerPage = 5

export const reportsQuery = ({ kind, id }: ReportPlace, page: number) =>
  queryOptions({
    queryKey: ['reports', kind, id, page],
    queryFn: ({ signal }): Promise<Page<Report>> =>
      ask(kind === 'country' ? reportCalls.ofCountry : reportCalls.ofRegion, {
        parameters: { id },
        query: { page: String(page), page_size: String(reportsPerPage) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Asked anew for each report that is begun. */
export const hiddenQuery = ({ kind, id }: ReportPlace) =>
  queryOptions({
    queryKey: ['reports', 'hidden', kind, id],
    queryFn: ({ signal }) =>
      ask(kind === 'country' ? reportCalls.hiddenOfCountry : reportCalls.hiddenOfRegion, {
        parameters: { id },
        signal,
      }),
  })

export const versionsPerPage = 10

export const versionsQuery = ({ id, version }: Pick<Report, 'id' | 'version'>, page: number) =>
  queryOptions({
    queryKey: ['reports', 'versions', id, version, page],
    queryFn: ({ signal }): Promise<Page<ReportVersion>> =>
      ask(reportCalls.versions, {
        parameters: { id },
        query: { page: String(page), page_size: String(versionsPerPage) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** A version never changes. */
export const versionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['reports', 'version', id, version],
    queryFn: ({ signal }): Promise<ReportVersionTexts> =>
      ask(reportCalls.version, { parameters: { id, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const writeReport = (
  { kind, id }: ReportPlace,
  body: z.input<typeof NewReport>,
  key: string,
): Promise<Report> =>
  ask(kind === 'country' ? reportCalls.writeForCountry : reportCalls.writeForRegion, {
    parameters: { id },
    body,
    key,
  })

export const changeReport = (
  id: number,
  body: z.input<typeof ReportChange>,
  version: number,
): Promise<Report> => ask(reportCalls.change, { parameters: { id }, body, version })

export const removeReport = (id: number, version: number) =>
  ask(reportCalls.remove, { parameters: { id }, version })
