import { type SchoolNumbers, schoolNumbers } from 'contract/places/school-fields'
import { numberFaults, type School } from 'contract/places/schools'

type Numbers = { [Name in keyof SchoolNumbers]: number | null }

/** What the form holds; an emptied number is null. */
export type SchoolValues = Numbers & {
  name: string
  region: number | null
  project_name: string
  management: School['management'] | null
  type_of_school: School['type_of_school'] | null
  levels: School['levels']
  counted_on: string | null
}

export const newSchoolValues: SchoolValues = {
  name: '',
  region: null,
  project_name: '',
  management: null,
  type_of_school: null,
  levels: [],
  students: 0,
  teachers: 0,
  students_with_disabilities: 0,
  students_with_multiple_disabilities: 0,
  students_with_visual_disabilities: 0,
  students_with_deafblindness: 0,
  other_professionals: 0,
  counted_on: null,
}

export const valuesOf = (school: School): SchoolValues => ({
  name: school.name,
  region: school.region.id,
  project_name: school.project_name ?? '',
  management: school.management,
  type_of_school: school.type_of_school,
  levels: school.levels,
  students: school.students,
  teachers: school.teachers,
  students_with_disabilities: school.students_with_disabilities,
  students_with_multiple_disabilities: school.students_with_multiple_disabilities,
  students_with_visual_disabilities: school.students_with_visual_disabilities,
  students_with_deafblindness: school.students_with_deafblindness,
  other_professionals: school.other_professionals,
  counted_on: school.counted_on,
})

export type SchoolField = keyof SchoolValues

/** Which numbers break "each kind ≤ learners with disabilities ≤ learners"; an emptied number breaks nothing yet. */
export const brokenNumbers = (values: SchoolValues): SchoolField[] => {
  const numbers = Object.fromEntries(
    schoolNumbers.map((name) => [name, values[name] ?? Number.NaN]),
  ) as SchoolNumbers
  return Object.keys(numberFaults(numbers)) as SchoolField[]
}

/** Teachers and other professionals, as the server will add them up. */
export const staffOf = ({ teachers, other_professionals }: SchoolValues): number =>
  (teachers ?? 0) + (other_professionals ?? 0)
