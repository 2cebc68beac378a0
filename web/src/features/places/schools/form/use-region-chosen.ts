import { useState } from 'react'
import type { ChosenTexts } from '../../../../kit/forms/draft-of-form.ts'
import type { RegionChoice } from '../../regions/RegionPicker.tsx'
import type { SchoolValues } from './school-values.ts'

/** The form holds the region's id; its label comes from here, for the picker, texts and drafts. */
export const useRegionChosen = (first: RegionChoice | null) => {
  const [known] = useState(() => new Map(first ? [[first.id, first]] : []))
  const meet = (choice: RegionChoice | null): number | null => {
    if (choice) known.set(choice.id, choice)
    return choice?.id ?? null
  }
  const of = (id: number | null): RegionChoice | null => known.get(id ?? 0) ?? null
  const inDraft: ChosenTexts<SchoolValues, RegionChoice | null> = {
    of: ({ region }) => of(region),
    restore: (choice) => void meet(choice),
  }
  return { meet, of, inDraft }
}
