import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewWarnings } from './review-warnings.ts'

const nobody = {
  students_with_disabilities: 0,
  students_with_multiple_disabilities: 0,
  students_with_visual_disabilities: 0,
  students_with_deafblindness: 0,
}
const codes = (count: number) => Array.from({ length: count }, (_, at) => `9.9.${at}`)

test('more than a fifth of indicators as “not applicable” gives a warning', () => {
  expect(reviewWarnings(65, codes(13), nobody).naCount).toBe(null)
  expect(reviewWarnings(65, codes(14), nobody).naCount).toBe(14)
})

test('“no learner with deafblindness” gives a warning where the school counts one', () => {
  const na = ['2.2.4', '2.1.3', '6.2.2']
  expect(reviewWarnings(66, na, nobody).contradicted).toEqual([])
  expect(reviewWarnings(66, na, { ...nobody, students_with_deafblindness: 1 }).contradicted).toEqual([
    '2.2.4',
    '6.2.2',
  ])
  expect(reviewWarnings(66, na, { ...nobody, students_with_visual_disabilities: 3 }).contradicted).toEqual([
    '6.2.2',
  ])
})

test('only "not applicable" can give this warning, and more learners never give fewer warnings', () => {
  const answer = fc.subarray(['1.1.2', '1.1.4', '2.1.3', '2.2.4', '3.2.2', '3.2.4', '6.1.2', '6.2.2'])
  const counts = fc.record({
    students_with_disabilities: fc.nat(9),
    students_with_multiple_disabilities: fc.nat(2),
    students_with_visual_disabilities: fc.nat(2),
    students_with_deafblindness: fc.nat(2),
  })
  fc.assert(
    fc.property(answer, counts, fc.constantFrom(...Object.keys(nobody)), (na, school, count) => {
      const { contradicted } = reviewWarnings(66, na, school)
      expect(na).toEqual(expect.arrayContaining(contradicted))
      const more = reviewWarnings(66, na, { ...school, [count]: 5 }).contradicted
      expect(more).toEqual(expect.arrayContaining(contradicted))
    }),
  )
})
