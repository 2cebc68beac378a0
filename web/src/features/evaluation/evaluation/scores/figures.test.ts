import { expect, test } from 'vitest'
import { domainFigures, overallOf, stagesOf, totalOf } from './figures.ts'

const rated = (category: number, outcome: number, points: number | null, answered = true) => ({
  indicator: category * 100 + outcome * 10 + (points ?? 9),
  outcome: category * 10 + outcome,
  category,
  answered,
  points,
})

// The worked example of domain.md: (NE, A, B, B), (NA, C, D, E), (B, D, NA).
const example = [
  ...[0, 1, 2, 2].map((points) => rated(1, 1, points)),
  ...[null, 3, 4, 5].map((points) => rated(1, 2, points)),
  ...[2, 4, null].map((points) => rated(1, 3, points)),
]

test('a domain is the mean of its outcomes, in percent of seven points', () => {
  const [domain] = domainFigures([{ id: 1 }], example, { 1: 20 })
  expect(domain?.points).toBe(2.75)
  expect(domain?.percent).toBeCloseTo(39.29, 2)
  expect(domain?.priority).toBeCloseTo((20 * 4.25) / 7, 10)
})

test('the overall result with weights leaves out a domain that does not apply', () => {
  const domains = domainFigures([{ id: 1 }, { id: 2 }], [...example, rated(2, 1, null)], { 1: 40, 2: 60 })
  const { equal, weighted } = overallOf(domains, { 1: 40, 2: 60 })
  expect(equal).toBeCloseTo(39.29, 2)
  expect(weighted).toBeCloseTo(39.29, 2)
})

test('with one answer missing there is no overall result, and its domain has its progress alone', () => {
  const indicators = [...example, rated(2, 1, 4), rated(2, 1, null, false)]
  const domains = domainFigures([{ id: 1 }, { id: 2 }], indicators, { 1: 40, 2: 60 })
  expect(domains[1]).toEqual({
    category: 2,
    answered: 1,
    indicators: 2,
    points: null,
    percent: null,
    priority: 0,
  })
  expect(domains[0]?.points).toBe(2.75)
  expect(overallOf(domains, { 1: 40, 2: 60 })).toEqual({ equal: null, weighted: null })
})

test('indicators are counted by stage, reached and under way apart, with those that do not apply', () => {
  expect(stagesOf(example)).toEqual({
    none: 1,
    stages: [
      { stage: 1, underWay: 1, reached: 3 },
      { stage: 2, underWay: 1, reached: 2 },
      { stage: 3, underWay: 1, reached: 0 },
    ],
    apart: 2,
  })
})

test('a field that is being emptied counts as nothing in the total', () => {
  expect(totalOf({ 1: 40, 2: Number.NaN, 3: 50 })).toBe(90)
})
