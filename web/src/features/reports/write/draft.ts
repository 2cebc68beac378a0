import { onDevice } from '../../../session/kept.ts'
import { session } from '../../../session/stored-session.ts'
import type { ReportPlace } from '../queries.ts'

/** A report as its form holds it. */
export type ReportValues = { title: string; year: number; text: string }

export type Draft = ReportValues & { at: string }

const keyOf = ({ kind, id }: ReportPlace, report: number | null): string =>
  `vereda.report.${session()?.user.id ?? 0}.${kind}.${id}.${report ?? 'new'}`

/** What was written and not published, on this device; null when there is nothing. */
export const keptDraft = (place: ReportPlace, report: number | null): Draft | null =>
  onDevice.readValue(keyOf(place, report))

export const keepDraft = (place: ReportPlace, report: number | null, values: ReportValues | null): void => {
  const draft: Draft | null = values && { ...values, at: new Date().toISOString() }
  onDevice.keepValue(keyOf(place, report), draft)
}
