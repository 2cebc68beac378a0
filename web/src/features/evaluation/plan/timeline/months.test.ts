import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsAround, today } from './months.ts'

test('six months are shown at least, from the first day on', () => {
  expect(monthsAround(['2026-11-20']).months).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
  ])
})

test('the first of a month lies at its beginning, half a day in', () => {
  const { placeOf } = monthsAround(['2027-01-01', '2027-06-30'])
  expect(placeOf('2027-01-01')).toBeCloseTo(0.5 / 181, 6)
  expect(placeOf('2027-06-30')).toBeCloseTo(180.5 / 181, 6)
})

test('every day lies inside, and a later day never before an earlier one', () => {
  const date = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(date, { minLength: 1, maxLength: 12 }), (days) => {
      const { months, placeOf } = monthsAround(days)
      const places = [...days].sort().map(placeOf)
      expect(places.every((place) => place > 0 && place < 1)).toBe(true)
      expect([...places].sort((one, other) => one - other)).toEqual(places)
      expect(days.every((each) => months.includes(each.slice(0, 7)))).toBe(true)
      expect(months.length).toBeGreaterThanOrEqual(6)
    }),
  )
})

test("today is the reader's own day", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
