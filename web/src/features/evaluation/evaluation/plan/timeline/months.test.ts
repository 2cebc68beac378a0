import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsAround, today } from './months.ts'

test('six months are shown at least, from the first day on', () => {
  expect(monthsAround('2026-11-20', []).months).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
  ])
})

test('the first of a month lies at its beginning, half a day in', () => {
  const { placeOf } = monthsAround('2027-01-01', ['2027-06-30'])
  expect(placeOf('2027-01-01')).toBeCloseTo(0.5 / 181, 6)
  expect(placeOf('2027-06-30')).toBeCloseTo(180.5 / 181, 6)
})

const date = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10))

test('a day is inside when its month is there, and a later day never lies before an earlier one', () => {
  fc.assert(
    fc.property(date('2026-01-01', '2026-12-31'), fc.array(date('2020-01-01', '2040-12-31')), (now, days) => {
      const { months, isInside, placeOf } = monthsAround(now, days)
      expect(isInside(now)).toBe(true)
      for (const each of days) expect(placeOf(each) > 0 && placeOf(each) < 1).toBe(isInside(each))
      const places = [...days].sort().map(placeOf)
      expect([...places].sort((one, other) => one - other)).toEqual(places)
      expect(months.length).toBeGreaterThanOrEqual(6)
      expect(months.length).toBeLessThanOrEqual(24)
    }),
  )
})

test('within two years nothing is left out', () => {
  fc.assert(
    fc.property(fc.array(date('2025-12-01', '2027-10-31')), (days) => {
      const { isInside } = monthsAround('2026-11-20', days)
      expect(days.every(isInside)).toBe(true)
    }),
  )
})

test("today is the reader's own day", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
