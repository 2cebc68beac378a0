import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { answerShapes, changeShapes, newShapes } from '../platform/field-shapes.ts'
import { limits } from '../platform/limits.ts'
import type { FieldErrors } from '../platform/problems.ts'
import { problems } from '../platform/problems.ts'
import { because, Listed, listing, order, Ref, singleLine, time } from '../platform/shapes.ts'
import { disabilityCounts, type SchoolNumbers, schoolFields } from './school-fields.ts'

/** Each kind of disability ≤ learners with disabilities ≤ learners, for the numbers after a change. */
export const numberFaults = (school: SchoolNumbers): FieldErrors => {
  const fault = [{ message: problems.more_than_whole[1], code: 'more_than_whole' as const }]
  const errors: FieldErrors = {}
  if (school.students_with_disabilities > school.students) errors.students_with_disabilities = fault
  for (const kind of disabilityCounts.slice(1)) {
    if (school[kind] > school.students_with_disabilities) errors[kind] = fault
  }
  return errors
}

export const NewSchool = z.object(newShapes(schoolFields)).superRefine((school, context) => {
  for (const field of Object.keys(numberFaults(school))) {
    context.addIssue({ code: 'custom', path: [field], ...because('more_than_whole') })
  }
})
export type NewSchool = z.output<typeof NewSchool>
export type NewSchoolBody = z.input<typeof NewSchool>

export const SchoolChange = z.object(changeShapes(schoolFields)).partial()
export type SchoolChange = z.output<typeof SchoolChange>

/** In lists the four counts of disabilities are null below `smallestShown`. */
export const School = z.object({
  id: z.int(),
  ...answerShapes(schoolFields),
  version: z.int(),
  updated_at: time,
})
export type School = z.infer<typeof School>

export const SchoolList = z.object({
  ...listing,
  country__name: singleLine(limits.name).optional(),
  region__name: singleLine(limits.name).optional(),
  register_code: singleLine(limits.registerCode)
    .optional()
    .describe('the whole code in the register of a country, in large or small letters'),
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
  change: patch('/api/school/{id}/', { access: 'school.write', body: SchoolChange, answer: School }),
  remove: remove('/api/school/{id}/', { access: 'school.delete', answer: success(['school_deleted']) }),
}
