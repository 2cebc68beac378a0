import type { ReportFigures } from 'contract/insight/report-figures'
import type { Generated } from 'kysely'
import type { Changing, Json, Time } from './columns.ts'

export type ReportsTables = {
  reports: {
    id: Generated<number>
    country_id: number | null
    region_id: number | null
    title: string
    year: number
    text: string
    author_id: number
    created_by: number
    figures: Json<ReportFigures>
  } & Changing
  report_versions: {
    report_id: number
    version: number
    title: string
    year: number
    text: string
    written_by: number | null
    written_at: Time
  }
  report_counts: {
    school_id: number
    measure: string
    country_id: number
    region_id: number
    learners: number
    most: number
    counted_in: 'region' | 'country' | 'earlier'
  }
  /** Averages that reports of a country have shown, with the lines behind each: see insight/disclosure. */
  report_averages: {
    id: Generated<number>
    country_id: number
    region_id: number | null
    figure: 'mean' | 'extremes'
    lines: number[]
  }
}
