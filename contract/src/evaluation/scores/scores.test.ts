import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OptionCode } from '../../instrument/instruments.ts'
import {
  domainPoints,
  equalPoints,
  fullPoints,
  outcomePoints,
  percentOf,
  pointsOf,
  priorityIndex,
  type Rated,
  shownChange,
  shownDifference,
  shownScore,
  suggestedGoals,
  weightedPercent,
} from './scores.ts'
import { fullyReached, stageOfPoints, stageSummary } from './stages.ts'

const outcomes: OptionCode[][] = [
  ['NE', 'A', 'B', 'B'],
  ['NA', 'C', 'D', 'E'],
  ['B', 'D', 'NA'],
]
const letters = outcomes.flatMap((codes, outcome) =>
  codes.map(
    (code, at): Rated => ({
      indicator: outcome * 10 + at,
      outcome,
      category: 1,
      answered: true,
      points: pointsOf(code),
    }),
  ),
)

test('a difference is that of what is shown, whatever is behind it', () => {
  expect(shownDifference(19.76, 56.34)).toBe(36.5)
  expect(shownDifference(56.34, 19.76)).toBe(-36.5)
  const points = fc.double({ min: 0, max: fullPoints, noNaN: true })
  fc.assert(
    fc.property(points, points, (before, now) => {
      const [from, to] = [shownScore(percentOf(before)), shownScore(percentOf(now))]
      expect(shownDifference(percentOf(before), percentOf(now))).toBeCloseTo(to - from, 6)
      const change = shownChange(percentOf(now), now - before)
      expect(Math.abs(change - percentOf(now - before))).toBeLessThan(0.1 + 1e-6)
    }),
  )
  expect(shownChange(58.66, ((58.66 - 36.94) / 100) * fullPoints)).toBe(21.8)
})

test('a domain is the mean of its outcomes, and its stage is what two thirds have reached', () => {
  expect(outcomes.map((codes) => outcomePoints(codes.map(pointsOf)))).toEqual([1.25, 4, 3])
  expect(domainPoints(letters)).toBe(2.75)
  expect(shownScore(percentOf(2.75))).toBe(39.3)
  expect(letters.filter(({ points }) => points !== null)).toHaveLength(9)
  const codes = outcomes.flat().filter((code) => code !== 'NA')
  const reaching = (least: number) =>
    codes.filter((code) => fullyReached(pointsOf(code) ?? 0) >= least).length
  expect([1, 2, 3].map(reaching)).toEqual([7, 3, 0])
  const atLeast = (least: number) =>
    codes.filter((code) => stageOfPoints(pointsOf(code) ?? 0) >= least).length
  expect([1, 2].map(atLeast)).toEqual([8, 4])
  expect(stageSummary(letters.map(({ points }) => points))).toEqual({ stage: 1, moving_into: null })
})

const domains = [2.75, 2, 1.5, 3.5, 3, 2, 1]
const shares = [10, 20, 20, 15, 10, 15, 10]

test('weights change the overall result a little, and order the domains by priority', () => {
  expect(shownScore(percentOf(equalPoints(domains) ?? 0))).toBe(32.1)
  const weighted = weightedPercent(domains.map((points, at) => ({ points, weight: shares[at] ?? 0 })))
  expect(shownScore(weighted ?? 0)).toBe(31.4)
  const indices = domains.map((points, at) => priorityIndex(shares[at] ?? 0, points))
  expect(indices.map(shownScore)).toEqual([6.1, 14.3, 15.7, 7.5, 5.7, 10.7, 8.6])
  // Two indicators in each domain, whose mean is the domain's points.
  const indicators = domains.flatMap((points, at): Rated[] =>
    [points, points].map((each, which) => ({
      indicator: at * 2 + which,
      outcome: at,
      category: at + 1,
      answered: true,
      points: each,
    })),
  )
  const suggested = suggestedGoals(indicators, new Map(shares.map((share, at) => [at + 1, share])))
  expect(suggested.slice(0, 3).map(({ category }) => category)).toEqual([3, 2, 6])
})

test('at most five lowest applicable indicators are proposed, none of an incomplete domain or one at full points', () => {
  const rated = (points: (number | null | 'unanswered')[]): Rated[] =>
    points.map((each, indicator) => ({
      indicator,
      outcome: 1,
      category: 1,
      answered: each !== 'unanswered',
      points: each === 'unanswered' ? null : each,
    }))
  const weights = new Map([[1, 14]])
  const [suggestion] = suggestedGoals(rated([7, 5, null, 0, 3, 3, 6, 1, 2]), weights)
  expect(suggestion?.indicators).toEqual([3, 7, 8, 4, 5])
  expect(suggestedGoals(rated([7, 7]), weights)).toEqual([])
  expect(suggestedGoals(rated([0, 'unanswered']), weights)).toEqual([])
  expect(suggestedGoals(rated([0, 0]), new Map())).toEqual([])
})

test('an outcome is reported when half of it, and at least two, are applicable; of two, one is enough', () => {
  expect(outcomePoints([null, 4])).toBe(4)
  expect(outcomePoints([null, null])).toBeNull()
  expect(outcomePoints([null, null, 4])).toBeNull()
  expect(outcomePoints([null, 2, 4])).toBe(3)
  expect(outcomePoints([2, 4, null, null, null])).toBeNull()
  expect(outcomePoints([3], 2)).toBe(3)
  expect(outcomePoints([3, 3], 5)).toBeNull()
  expect(domainPoints([])).toBeNull()
  expect(stageSummary([null])).toEqual({ stage: null, moving_into: null })
  expect(weightedPercent([{ points: null, weight: 100 }])).toBeNull()
})

test('a score shows one decimal, half up', () => {
  expect([0.25, 0.35, 1.05, 39.25, 2.449].map(shownScore)).toEqual([0.3, 0.4, 1.1, 39.3, 2.4])
})

const rating = fc.option(fc.integer({ min: 0, max: fullPoints }))
const indicators = fc.array(
  fc.record({
    indicator: fc.integer({ min: 1, max: 999 }),
    outcome: fc.integer({ min: 1, max: 4 }),
    category: fc.constant(1),
    answered: fc.boolean(),
    points: rating,
  }),
)

test('for any answers a domain is between its lowest and its highest indicator, and its priority at most its weight', () => {
  fc.assert(
    fc.property(indicators, fc.integer({ min: 0, max: 100 }), (rated, weight) => {
      const counted = rated.filter((each) => each.answered && each.points !== null)
      const points = domainPoints(rated)
      if (points !== null) {
        const values = counted.map((each) => each.points ?? 0)
        expect(points).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
        expect(points).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
      }
      for (const { priority, indicators: named } of suggestedGoals(rated, new Map([[1, weight]]))) {
        expect(priority).toBeGreaterThan(0)
        expect(priority).toBeLessThanOrEqual(weight)
        expect(named.length).toBeLessThanOrEqual(5)
      }
    }),
  )
})

test('equal weights give the unweighted overall result, and a better answer never raises a priority', () => {
  fc.assert(
    fc.property(fc.array(rating, { minLength: 1 }), fc.integer({ min: 1, max: 100 }), (values, weight) => {
      const equal = equalPoints(values)
      const weighted = weightedPercent(values.map((points) => ({ points, weight })))
      if (equal === null) expect(weighted).toBeNull()
      else expect(weighted).toBeCloseTo(percentOf(equal), 9)
      for (const points of values) {
        if (points === null || points === fullPoints) continue
        expect(priorityIndex(weight, points + 1)).toBeLessThan(priorityIndex(weight, points))
      }
    }),
  )
})
