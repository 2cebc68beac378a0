import { type SchoolFields, schoolFields, schoolNumbers } from 'contract/places/school-fields'
import { numberFaults, type School } from 'contract/places/schools'
import { namesOf, type Values, type WrittenName, writtenNames } from 'contract/platform/fields'
import { isOneOf, recordOf } from 'contract/platform/typed'

export type SchoolField = WrittenName<SchoolFields>
type Stored = Values<SchoolFields>

/** What the form holds: a text that is left out is empty, and an emptied number is null. */
export type SchoolValues = {
  [Name in SchoolField]: SchoolFields[Name]['kind'] extends 'text'
    ? string
    : SchoolFields[Name]['kind'] extends 'choices'
      ? Stored[Name]
      : Stored[Name] | null
}

const fields = writtenNames(schoolFields)
const begins = { text: '', choice: null, choices: [], count: 0, day: null, place: null }

/** The compiler does not follow a value from the kind of its field. */
const valuesFrom = (valueOf: (name: SchoolField) => unknown) => recordOf(fields, valueOf) as SchoolValues

export const newSchoolValues = valuesFrom((name) => begins[schoolFields[name].kind])

export const valuesOf = (school: School): SchoolValues => {
  const texts = namesOf(schoolFields, { kind: 'text' })
  return valuesFrom((name) => {
    if (name === 'region') return school.region.id
    return isOneOf(texts, name) ? (school[name] ?? '') : school[name]
  })
}

/** These first, in this order, and what else has the same writers after them. */
const inOrder = (first: readonly SchoolField[], isWrittenBySchool: boolean): SchoolField[] => {
  const numbers: readonly string[] = namesOf(schoolFields, { isWrittenBySchool: true })
  const rest = fields.filter((name) => numbers.includes(name) === isWrittenBySchool && !first.includes(name))
  return [...first, ...rest]
}

/** The form's order, by which learners stand beside staff; a field that is not named comes last. */
export const descriptionFields = inOrder(
  ['name', 'project_name', 'region', 'type_of_school', 'management', 'levels'],
  false,
)
export const countedFields = inOrder(
  [
    'students',
    'students_with_disabilities',
    'students_with_multiple_disabilities',
    'students_with_visual_disabilities',
    'students_with_deafblindness',
    'counted_on',
    'teachers',
    'other_professionals',
  ],
  true,
)

/** Which numbers break "each kind ≤ learners with disabilities ≤ learners"; an emptied number breaks nothing yet. */
export const brokenNumbers = (values: SchoolValues): SchoolField[] => {
  const numbers = recordOf(schoolNumbers, (name) => values[name] ?? Number.NaN)
  const faults = numberFaults(numbers)
  return schoolNumbers.filter((name) => name in faults)
}

/** Teachers and other professionals, as the server will add them up. */
export const staffOf = ({ teachers, other_professionals }: SchoolValues): number =>
  (teachers ?? 0) + (other_professionals ?? 0)
