import type { levels, managements, typesOfSchool } from 'contract/schools'

/** A field as people read it at the head of a column. */
export const fields = [
  'id',
  'name',
  'region',
  'country',
  'project_name',
  'management',
  'type_of_school',
  'levels',
  'students',
  'teachers',
  'students_with_disabilities',
  'students_with_multiple_disabilities',
  'students_with_visual_disabilities',
  'students_with_deafblindness',
  'other_professionals',
  'total_staff',
  'counted_on',
  'updated_at',
  'username',
  'full_name',
  'email',
  'phone',
  'role',
  'areas',
  'language',
  'is_active',
  'last_login',
  'created_at',
  'code',
  'representative',
  'regions',
  'schools',
  'school',
  'instrument',
  'date',
  'period',
  'year',
  'evaluation_type',
  'status',
  'answered',
  'indicators',
  'cells_complete',
  'place',
  'field',
  'source',
  'target',
  'state',
] as const
export type Field = (typeof fields)[number]

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
  yes: string
  no: string
}
