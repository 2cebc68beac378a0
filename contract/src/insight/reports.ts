import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { Page, paging, Ref, search, singleLine, text, time, year } from '../platform/shapes.ts'
import { HiddenFigures, type ReportFigures } from './report-figures.ts'

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

/** A report as a search finds it. */
export const FoundReport = z.object({
  id: z.int(),
  title: z.string(),
  year: z.int(),
  country: Ref.nullable(),
  region: Ref.nullable(),
  newer: z.int().describe('how many reports of its place stand before it in their list'),
})
export type FoundReport = z.infer<typeof FoundReport>

export const ReportSearch = z.object({ ...paging, search: search.optional().describe('part of the title') })

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
  find: get('/api/report/', { access: 'report.read', query: ReportSearch, answer: Page(FoundReport) }),
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
  hiddenOfCountry: get('/api/report/country/{id}/hidden/', {
    access: 'report.write_country',
    answer: HiddenFigures,
  }),
  hiddenOfRegion: get('/api/report/region/{id}/hidden/', {
    access: 'report.write_region',
    answer: HiddenFigures,
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
