import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { Page, paging, Ref, singleLine, text, time, year } from '../platform/shapes.ts'
import type { EvaluationStatistic, SchoolStatistic, Statistics } from './statistics/statistics.ts'

type Every = {
  evaluations: Record<EvaluationStatistic, Statistics>
  schools: Record<SchoolStatistic, Statistics>
}

/** The statistics of a place when its report was written; for a country also one row for each region. */
export type ReportFigures = Every & {
  regions: Every | null
  /** Staff of the country or of the region may read them; missing in older reports. */
  audience?: 'country' | 'region'
}

/** A text about either a country or a region; the other one is null. */
export const Report = z.object({
  id: z.int(),
  country: Ref.nullable(),
  region: Ref.nullable(),
  title: z.string(),
  year: z.int(),
  text: z.string().describe('Markdown: headings, lists, emphasis, links, tables'),
  author: Ref,
  created_by: Ref,
  created_at: time,
  updated_at: time,
  // Stored figures are not validated by today's shape.
  figures: z
    .custom<ReportFigures>((value) => typeof value === 'object')
    .describe(
      'answers of api/statistics by type: { evaluations, schools, regions: { evaluations, schools } | null, audience }',
    ),
  version: z.int(),
})
export type Report = z.infer<typeof Report>

/** One version of a report; the author is null where unknown. */
export const ReportVersion = z.object({
  version: z.int(),
  title: z.string(),
  year: z.int(),
  written_by: Ref.nullable(),
  written_at: time,
})
export type ReportVersion = z.infer<typeof ReportVersion>
export const ReportVersionTexts = ReportVersion.extend({ text: z.string() })
export type ReportVersionTexts = z.infer<typeof ReportVersionTexts>

export const NewReport = z.object({
  title: singleLine(limits.name),
  year: year.default(() => new Date().getUTCFullYear()),
  text: text(limits.report),
})
export type NewReport = z.output<typeof NewReport>
export const ReportChange = z
  .object({ title: singleLine(limits.name), year, text: text(limits.report) })
  .partial()
export type ReportChange = z.output<typeof ReportChange>

const listed = { access: 'report.read', query: z.object(paging), answer: Page(Report) } as const

export const reportCalls = {
  ofCountry: get('/api/report/country/{id}/', listed),
  ofRegion: get('/api/report/region/{id}/', listed),
  writeForCountry: post('/api/report/country/{id}/', {
    access: 'report.write_country',
    body: NewReport,
    answer: Report,
  }),
  writeForRegion: post('/api/report/region/{id}/', {
    access: 'report.write_region',
    body: NewReport,
    answer: Report,
  }),
  versions: get('/api/report/{id}/versions/', {
    access: 'report.read',
    query: z.object(paging),
    answer: Page(ReportVersion),
  }),
  version: get('/api/report/{id}/versions/{version}/', { access: 'report.read', answer: ReportVersionTexts }),
  change: patch('/api/report/{id}/', { access: 'report.change', body: ReportChange, answer: Report }),
  remove: remove('/api/report/{id}/', { access: 'report.change', answer: success(['report_deleted']) }),
}
