import { session } from '../../../session/stored-session.ts'
import type { ReportPlace } from '../queries.ts'

/** A report as its form holds it. */
export type ReportValues = { title: string; year: number; text: string }

export type Draft = ReportValues & { at: string }

const keyOf = ({ kind, id }: ReportPlace, report: number | null): string =>
  `vereda.report.${session()?.user.id ?? 0}.${kind}.${id}.${report ?? 'new'}`

/** What was written and not published, on this device; null when there is nothing. */
export const keptDraft = (place: ReportPlace, report: number | null): Draft | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place, report)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

export const keepDraft = (place: ReportPlace, report: number | null, values: ReportValues | null): void => {
  try {
    if (values === null) localStorage.removeItem(keyOf(place, report))
    else
      localStorage.setItem(
        keyOf(place, report),
        JSON.stringify({ ...values, at: new Date().toISOString() } satisfies Draft),
      )
  } catch {
    // without storage the draft lasts as long as the page
  }
}
