import { expect, test } from 'vitest'
import { brokenNumbers, newSchoolValues, staffOf } from './school-values.ts'

const values = {
  ...newSchoolValues,
  name: 'Escuela Rural Ollanta',
  students: 120,
  students_with_disabilities: 12,
}

test('a kind of disability may not exceed the learners with disabilities, nor these all learners', () => {
  expect(brokenNumbers({ ...values, students_with_deafblindness: 13 })).toEqual([
    'students_with_deafblindness',
  ])
  expect(brokenNumbers({ ...values, students_with_disabilities: 121 })).toEqual([
    'students_with_disabilities',
  ])
})

test('kinds that overlap are not added up', () => {
  const overlapping = {
    ...values,
    students_with_visual_disabilities: 12,
    students_with_multiple_disabilities: 12,
  }
  expect(brokenNumbers(overlapping)).toEqual([])
})

test('a number that is just being retyped breaks nothing', () => {
  expect(brokenNumbers({ ...values, students: null })).toEqual([])
})

test('staff are teachers and other professionals together', () => {
  expect(staffOf({ ...values, teachers: 8, other_professionals: 3 })).toBe(11)
  expect(staffOf({ ...values, teachers: null, other_professionals: 3 })).toBe(3)
})
