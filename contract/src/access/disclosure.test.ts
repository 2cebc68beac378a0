import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  averageIsShown,
  averageOfCountryIsShown,
  coordinatorsOf,
  countRules,
  countryIsShown,
  type Group,
  regionIsShown,
  smallestShown,
  whoOpenTheSchools,
} from './disclosure.ts'

const rule = countRules.students_with_disabilities

/** A region of schools with these learners, none of them with a disability of the counted kind. */
const groupOf = (counts: readonly number[]): Group => {
  const hidden = counts.filter((count) => count < smallestShown)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    schools: counts.length,
    total: sum(counts),
    hidden: sum(hidden),
    most: 4 * hidden.length,
    room: 4 * hidden.length - sum(hidden),
  }
}
const region = fc.array(fc.nat(12), { minLength: 1, maxLength: 9 })

test('in a region that is shown, each hidden school may have zero and may have four learners', () => {
  fc.assert(
    fc.property(region, (counts) => {
      const group = groupOf(counts)
      const hidden = counts.filter((count) => count < smallestShown)
      if (!regionIsShown(group, rule) || hidden.length === 0) return
      expect(group.hidden).toBeGreaterThanOrEqual(4)
      expect(group.hidden).toBeLessThanOrEqual(4 * (hidden.length - 1))
    }),
  )
})

test('the more regions readers know, the fewer countries are shown to them', () => {
  fc.assert(
    fc.property(fc.array(region, { maxLength: 7 }), fc.nat(4), (regions, known) => {
      const groups = regions.map(groupOf)
      const shown = (knownRegions: number) =>
        countryIsShown(groups, rule, { knownRegions, opensSchools: false })
      if (shown(known + 1)) expect(shown(known)).toBe(true)
    }),
  )
})

test('of two hidden regions, a reader who knows one cannot compute the other', () => {
  const regions = [groupOf([2, 2, 20]), groupOf([3, 2, 20])]
  expect(countryIsShown(regions, rule, whoOpenTheSchools)).toBe(true)
  expect(countryIsShown(regions, rule, coordinatorsOf(1))).toBe(false)
})

test('a total is hidden when its change since an earlier report is that of few schools', () => {
  const group = groupOf([2, 3, 2, 1])
  const since = { counted: 'mixed' as const, wasInCountry: false, hidden: 1, room: 3 }
  expect(regionIsShown(group, rule)).toBe(true)
  expect(regionIsShown({ ...group, since }, rule)).toBe(false)
  expect(regionIsShown({ ...group, since: { ...since, counted: 'region' } }, rule)).toBe(true)
  expect(regionIsShown({ ...group, since: { ...since, hidden: 9, room: 8 } }, rule)).toBe(true)
})

test('a single school is shown to who may open it, and cannot be computed by others', () => {
  const coordinators = coordinatorsOf(1)
  expect([1, 2, 3].map((schools) => averageIsShown(schools, whoOpenTheSchools))).toEqual([true, false, true])
  expect([1, 2, 3].map((schools) => averageIsShown(schools, coordinators))).toEqual([false, false, true])
  expect(averageOfCountryIsShown([4, 1], whoOpenTheSchools)).toBe(true)
  expect(averageOfCountryIsShown([4, 1], coordinators)).toBe(false)
  expect(averageOfCountryIsShown([4, 2, 2, 2, 2], coordinators)).toBe(true)
  expect(averageOfCountryIsShown([4, 3], coordinators)).toBe(true)
})
