import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import type { FieldErrors } from '../platform/problems.ts'
import { problems } from '../platform/problems.ts'
import {
  because,
  count,
  date,
  id,
  Listed,
  listing,
  optionalSingleLine,
  order,
  Ref,
  singleLine,
  time,
} from '../platform/shapes.ts'
import { keysOf } from '../platform/typed.ts'

export const managements = ['public', 'private'] as const
export const typesOfSchool = [
  'regular',
  'special',
  'hospital_home_education',
  'early_childhood_center',
] as const
export const levels = ['pre_school', 'school', 'high_school'] as const

/** Learners counted by kind of disability. The kinds overlap: they are never added up. */
export const disabilityCounts = [
  'students_with_disabilities',
  'students_with_multiple_disabilities',
  'students_with_visual_disabilities',
  'students_with_deafblindness',
] as const

const numbers = {
  students: count,
  teachers: count,
  students_with_disabilities: count,
  students_with_multiple_disabilities: count,
  students_with_visual_disabilities: count,
  students_with_deafblindness: count,
  other_professionals: count,
}
export type SchoolNumbers = { [Name in keyof typeof numbers]: number }
export const schoolNumbers = keysOf(numbers)

/** The fields a school representative may write: the numbers, and the day they were counted. */
export const countFields: readonly string[] = [...schoolNumbers, 'counted_on']

const description = {
  name: singleLine(limits.name),
  region: id,
  project_name: optionalSingleLine(limits.name),
  management: z.enum(managements),
  type_of_school: z.enum(typesOfSchool),
  levels: z.array(z.enum(levels)).transform((list) => levels.filter((level) => list.includes(level))),
}

/**
 * Each kind of disability ≤ learners with disabilities ≤ learners: the fault at the field that breaks it.
 * Asked with the numbers as they would stand after a change.
 */
export const numberFaults = (school: SchoolNumbers): FieldErrors => {
  const fault = [{ message: problems.validation_error[1], code: 'validation_error' as const }]
  const errors: FieldErrors = {}
  if (school.students_with_disabilities > school.students) errors.students_with_disabilities = fault
  for (const kind of disabilityCounts.slice(1)) {
    if (school[kind] > school.students_with_disabilities) errors[kind] = fault
  }
  return errors
}

const newSchool = z.object({
  ...description,
  project_name: description.project_name.default(null),
  levels: description.levels.default([]),
  students: count.default(0),
  teachers: count.default(0),
  students_with_disabilities: count.default(0),
  students_with_multiple_disabilities: count.default(0),
  students_with_visual_disabilities: count.default(0),
  students_with_deafblindness: count.default(0),
  other_professionals: count.default(0),
  counted_on: date.nullable().default(null),
})
export const NewSchool = newSchool.superRefine((school, context) => {
  for (const field of Object.keys(numberFaults(school))) {
    context.addIssue({ code: 'custom', path: [field], ...because('validation_error') })
  }
})
export type NewSchool = z.output<typeof NewSchool>

export const SchoolChange = z.object({ ...description, ...numbers, counted_on: date.nullable() }).partial()
export type SchoolChange = z.output<typeof SchoolChange>

const nullableInt = z.int().nullable()

/** In lists the four counts of disabilities are null below `smallestShown`. */
export const School = z.object({
  id: z.int(),
  name: z.string(),
  region: Ref,
  country: Ref,
  project_name: z.string().nullable(),
  management: z.enum(managements),
  type_of_school: z.enum(typesOfSchool),
  levels: z.array(z.enum(levels)),
  students: z.int(),
  teachers: z.int(),
  students_with_disabilities: nullableInt,
  students_with_multiple_disabilities: nullableInt,
  students_with_visual_disabilities: nullableInt,
  students_with_deafblindness: nullableInt,
  other_professionals: z.int(),
  total_staff: z.int(),
  counted_on: z.string().nullable(),
  version: z.int(),
  updated_at: time,
})
export type School = z.infer<typeof School>

export const SchoolList = z.object({
  ...listing,
  country__name: singleLine(limits.name).optional(),
  region__name: singleLine(limits.name).optional(),
  order: order('name', 'region', 'country', 'students', 'updated_at').default('name'),
})

export const schoolCalls = {
  list: get('/api/school/', {
    access: 'school.list',
    query: SchoolList,
    answer: Listed(School, Ref),
  }),
  create: post('/api/school/', { access: 'school.create', body: NewSchool, answer: School }),
  read: get('/api/school/{id}/', { access: 'school.list', answer: School }),
  change: patch('/api/school/{id}/', { access: 'school.count', body: SchoolChange, answer: School }),
  remove: remove('/api/school/{id}/', { access: 'school.delete', answer: success(['school_deleted']) }),
}
