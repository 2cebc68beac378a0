import { type SchoolFields, schoolFields, schoolNumbers } from 'contract/places/school-fields'
import { numberFaults, type School } from 'contract/places/schools'
import { namesOf, type WrittenName, writtenNames } from 'contract/platform/fields'
import { recordOf } from 'contract/platform/typed'
import { emptyValues, type FormValues, valuesOfRow } from '../../../../kit/forms/described-values.ts'

export type SchoolField = WrittenName<SchoolFields>
export type SchoolValues = FormValues<SchoolFields>

export const newSchoolValues = emptyValues(schoolFields)

export const valuesOf = (school: School): SchoolValues => valuesOfRow(schoolFields, school)

const fields = writtenNames(schoolFields)

/** These fields first, then the others with the same writers. */
const inOrder = (first: readonly SchoolField[], isWrittenBySchool: boolean): SchoolField[] => {
  const numbers: readonly string[] = namesOf(schoolFields, { isWrittenBySchool: true })
  const rest = fields.filter((name) => numbers.includes(name) === isWrittenBySchool && !first.includes(name))
  return [...first, ...rest]
}

/** The order of the form, with learners next to staff; other fields follow. */
export const descriptionFields = inOrder(
  ['name', 'project_name', 'register_code', 'region', 'type_of_school', 'management', 'levels'],
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

/** The numbers that break "each kind ≤ learners with disabilities ≤ learners"; an empty one breaks nothing yet. */
export const brokenNumbers = (values: SchoolValues): SchoolField[] => {
  const numbers = recordOf(schoolNumbers, (name) => values[name] ?? Number.NaN)
  const faults = numberFaults(numbers)
  return schoolNumbers.filter((name) => name in faults)
}

/** As the server adds them up. */
export const staffOf = ({ teachers, other_professionals }: SchoolValues): number =>
  (teachers ?? 0) + (other_professionals ?? 0)
