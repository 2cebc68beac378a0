import { useEffect, useState } from 'react'
import { useUnsaved } from '../../../session/use-unsaved.ts'
import type { ReportPlace } from '../queries.ts'
import { type Draft, keepDraft, keptDraft, type ReportValues } from './draft.ts'

/** Keeps what is written on this device until it is published, and knows what was kept before. */
export const useDraft = (
  place: ReportPlace,
  report: number | null,
  values: ReportValues,
  isDirty: boolean,
): { found: Draft | null; forget: () => void } => {
  const [found, setFound] = useState<Draft | null>(() => keptDraft(place, report))
  useUnsaved(isDirty)
  const { title, year, text } = values
  const { kind, id } = place
  useEffect(() => {
    if (isDirty) keepDraft({ kind, id }, report, { title, year, text })
  }, [isDirty, kind, id, report, title, year, text])
  return {
    found,
    forget: () => {
      keepDraft(place, report, null)
      setFound(null)
    },
  }
}
