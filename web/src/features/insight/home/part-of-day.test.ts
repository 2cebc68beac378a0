import { expect, test } from 'vitest'
import { firstName, partOfDay } from './part-of-day.ts'

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})

test('people are greeted by their first name', () => {
  expect(firstName('  Marta Quispe Huamán ')).toBe('Marta')
  expect(firstName('Asha')).toBe('Asha')
})
