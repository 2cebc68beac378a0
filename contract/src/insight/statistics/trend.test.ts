import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LinesOfYears, mostYears, trendOf, yearsDrawn } from './trend.ts'

type Line = { year: number; points: number }
/** The counted lines of a school, at most one in a year. */
const school = fc
  .uniqueArray(fc.record({ year: fc.integer({ min: 2018, max: 2026 }), points: fc.nat(7) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ year }) => year,
  })
  .map((lines) => lines.toSorted((one, other) => one.year - other.year))

const rowsOf = (schools: Line[][]): LinesOfYears[] =>
  schools.flatMap((lines) =>
    lines.map(({ year, points }, at) => ({
      year,
      points,
      followed: lines[at + 1]?.year ?? 10_000,
      first: lines[0]?.year ?? 0,
      last: lines.at(-1)?.year ?? 0,
      schools: 1,
    })),
  )

const mean = (schools: Line[][], year: number) => {
  const last = schools.flatMap((lines) => lines.filter((line) => line.year <= year).at(-1) ?? [])
  const sum = last.reduce((total, { points }) => total + points, 0)
  return { schools: last.length, mean: last.length < 3 ? null : ((sum / last.length) * 100) / 7 }
}

test('each year has the mean of the latest lines until then, of all schools and of those evaluated before and since', () => {
  fc.assert(
    fc.property(fc.array(school, { minLength: 1, maxLength: 12 }), (schools) => {
      const { since, years } = trendOf(rowsOf(schools))
      const lastYear = Math.max(...schools.flat().map(({ year }) => year))
      expect(years.at(-1)?.year).toBe(lastYear)
      expect(years.length).toBeLessThanOrEqual(mostYears)
      expect(since).toBe(years.find(({ year }) => mean(schools, year).schools >= 3)?.year ?? null)
      const stayed = schools.filter(
        (lines) => since !== null && (lines[0]?.year ?? 0) <= since && (lines.at(-1)?.year ?? 0) > since,
      )
      for (const { year, ...found } of years) {
        const all = mean(schools, year)
        expect(found.all.schools).toBe(all.schools)
        if (all.mean === null) expect(found.all.mean).toBeNull()
        else expect(found.all.mean).toBeCloseTo(all.mean, 9)
        const own = since !== null && year < since ? { schools: 0, mean: null } : mean(stayed, year)
        expect(found.stayed.schools).toBe(own.schools)
        if (own.mean === null) expect(found.stayed.mean).toBeNull()
        else expect(found.stayed.mean).toBeCloseTo(own.mean, 9)
      }
    }),
  )
})

test('the schools evaluated before and since are the same ones in every year', () => {
  fc.assert(
    fc.property(fc.array(school, { minLength: 1, maxLength: 12 }), (schools) => {
      const { since, years } = trendOf(rowsOf(schools))
      const counts = years
        .filter(({ year }) => since !== null && year >= since)
        .map(({ stayed }) => stayed.schools)
      expect(new Set(counts).size).toBeLessThanOrEqual(1)
    }),
  )
})

test('without counts there is no year', () => {
  expect(trendOf([])).toEqual({ since: null, years: [] })
})

test('a year with fewer than three schools takes no room in the chart, and is named as missing', () => {
  const begun = (year: number): Line[] => [{ year, points: 4 }]
  const trend = trendOf(rowsOf([begun(2024), begun(2024), begun(2025), begun(2026)]))
  const { drawn, missing } = yearsDrawn(trend)
  expect(drawn.map(({ year }) => year)).toEqual([2025, 2026])
  expect(missing).toEqual([2024])
})
