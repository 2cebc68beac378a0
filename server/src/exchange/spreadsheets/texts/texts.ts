import type { levels, managements, typesOfSchool } from 'contract/places/schools'
import { type ListField, type ListPath, listFields } from 'contract/platform/list-fields'

/** A field as people read it at the head of a column: every field that a row of some list has. */
export const fields = [...new Set(Object.values(listFields).flat())]
export type Field = ListField<ListPath>

/** What a sheet says in one language: headings, names of sheets, and words in place of the API's codes. */
export type Words = {
  headings: Record<Field, string>
  sheets: Record<'schools' | 'people' | 'evaluations' | 'regions' | 'countries' | 'translations', string>
  management: Record<(typeof managements)[number], string>
  type_of_school: Record<(typeof typesOfSchool)[number], string>
  levels: Record<(typeof levels)[number], string>
  role: Record<'0' | '1' | '2' | '3', string>
  evaluation_type: Record<'base' | 'second' | 'third', string>
  status: Record<'OPEN' | 'IN REVIEW' | 'VALIDATED' | 'CLOSED', string>
  translation_state: Record<'untranslated' | 'stale' | 'translated', string>
  /** In place of a count that is hidden because it is small. */
  few: string
  yes: string
  no: string
}
