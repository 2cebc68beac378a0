import { expect, test } from 'vitest'
import { yearsOffered } from './years-offered.ts'

test('years are offered from the next to ten years ago, the newest first', () => {
  const years = yearsOffered(undefined, 2026)
  expect([years[0], years.at(-1), years.length]).toEqual([2027, 2016, 12])
})

test('a year of the address that is not offered stays among them, in its place', () => {
  expect(yearsOffered(2020, 2026)).toEqual(yearsOffered(undefined, 2026))
  expect(yearsOffered(2004, 2026).at(-1)).toBe(2004)
  expect(yearsOffered(2031, 2026)[0]).toBe(2031)
})
