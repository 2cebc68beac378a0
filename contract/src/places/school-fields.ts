import { type Fields, namesOf, type Value, type Values, writtenNames } from '../platform/fields.ts'
import { limits } from '../platform/limits.ts'

export const managements = ['public', 'private'] as const
export const typesOfSchool = [
  'regular',
  'special',
  'hospital_home_education',
  'early_childhood_center',
] as const
export const levels = ['pre_school', 'school', 'high_school'] as const

const counted = { kind: 'count', isWrittenBySchool: true } as const
const countedByDisability = { ...counted, isHiddenIfSmall: true } as const

/**
 * In the order of answers and files. Calls, SQL, imports, exports, the form and the list's columns are derived from
 * here; names and choices are in `messages/<language>/fields.json`.
 */
export const schoolFields = {
  name: { kind: 'text', limit: limits.name, isRequired: true },
  region: { kind: 'place' },
  country: { kind: 'place', isDerived: true },
  project_name: { kind: 'text', limit: limits.name, isNotAudited: true },
  management: { kind: 'choice', codes: managements },
  type_of_school: { kind: 'choice', codes: typesOfSchool },
  levels: { kind: 'choices', codes: levels },
  students: counted,
  teachers: counted,
  students_with_disabilities: countedByDisability,
  students_with_multiple_disabilities: countedByDisability,
  students_with_visual_disabilities: countedByDisability,
  students_with_deafblindness: countedByDisability,
  other_professionals: counted,
  total_staff: { kind: 'count', isDerived: true, isNotImported: true },
  counted_on: { kind: 'day', isWrittenBySchool: true },
  register_code: { kind: 'text', limit: limits.registerCode },
} as const satisfies Fields

export type SchoolFields = typeof schoolFields

export const ownSchoolFields = writtenNames(schoolFields).filter((name) => name !== 'region')
export type SchoolValues = Values<SchoolFields>

export const schoolChoices = namesOf(schoolFields, { kind: 'choice' })
export const schoolMultipleChoices = namesOf(schoolFields, { kind: 'choices' })
export type SchoolChoiceField = (typeof schoolChoices | typeof schoolMultipleChoices)[number]

export const schoolNumbers = namesOf(schoolFields, { kind: 'count', isWrittenBySchool: true })
export type SchoolNumbers = { [Name in (typeof schoolNumbers)[number]]: Value<SchoolFields[Name]> }

/** Learners by kind of disability; the kinds overlap and are never added up. */
export const disabilityCounts = namesOf(schoolFields, { isHiddenIfSmall: true })

/** The fields that a school representative may write: the numbers and the day of counting. */
export const countFields: readonly string[] = namesOf(schoolFields, { isWrittenBySchool: true })

/** Whether the learners of a school were counted; until then all numbers are 0. */
export const areCounted = ({
  students,
  counted_on,
}: {
  students: number
  counted_on: string | null
}): boolean => students > 0 || counted_on !== null
