import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainPoints, priorityIndex } from '../../evaluation/scores/scores.ts'
import { stageSummary } from '../../evaluation/scores/stages.ts'
import { factsOf, nearestLetter } from './result-facts.ts'
import type { CompleteResults } from './school-results.ts'

/** Domains 1 to 7 with one outcome each of these points; null is not applicable. */
const results = (
  domains: readonly (readonly (number | null)[])[],
  weights: readonly number[],
): CompleteResults => {
  const indicators = domains.flatMap((all, at) =>
    all.map((points, place) => ({ id: at * 100 + place, category: at + 1, outcome: at + 1, points })),
  )
  const categories = domains.map((_, at) => {
    const own = indicators.filter(({ category }) => category === at + 1)
    const points = domainPoints(own.map((each) => ({ ...each, indicator: each.id, answered: true })))
    const weight = weights[at] ?? 0
    return { id: at + 1, weight, points, priority: points === null ? null : priorityIndex(weight, points) }
  })
  const overall = stageSummary(indicators.map(({ points }) => points))
  return { overall, categories, indicators } as unknown as CompleteResults
}

const weights = [10, 20, 20, 15, 10, 15, 10]

test('the worked example: domain 4 is the strongest, domain 3 the largest priority', () => {
  const domains = [
    [2, 4, 2, 3],
    [2, 2],
    [1, 2],
    [3, 4],
    [3, 3],
    [2, 2],
    [1, 1],
  ]
  expect(factsOf(results(domains, weights))).toEqual({
    stage: 1,
    moving_into: null,
    strongest: 4,
    pressing: 3,
    strengths: [1, 301],
    // 20 × (7 − 1) / 7, then 20 × 5 / 7 three times in the order of the instrument, then 15 × 5 / 7.
    priorities: [200, 100, 101, 201, 500],
    first: 200,
  })
})

test('where nothing applies there are no facts', () => {
  const nothing = {
    stage: null,
    moving_into: null,
    strongest: null,
    pressing: null,
    strengths: [],
    priorities: [],
    first: null,
  }
  expect(
    factsOf(
      results(
        weights.map(() => [null, null]),
        weights,
      ),
    ),
  ).toEqual(nothing)
})

test('a single indicator is both the strongest and the most pressing; at full points nothing is pressing', () => {
  const onlyDomain = (points: number) => results([[points, null], ...Array(6).fill([null, null])], weights)
  expect(factsOf(onlyDomain(4))).toMatchObject({
    stage: 2,
    strongest: 1,
    pressing: 1,
    strengths: [0],
    priorities: [0],
  })
  expect(factsOf(onlyDomain(7))).toMatchObject({ stage: 3, strongest: 1, pressing: null, priorities: [] })
})

test('a domain without weight is never pressing, however low it is', () => {
  const facts = factsOf(
    results(
      [
        [0, 0],
        [6, 6],
      ],
      [0, 100],
    ),
  )
  expect(facts).toMatchObject({ strongest: 2, pressing: 2, priorities: [100, 101], first: null })
})

const point = fc.option(fc.integer({ min: 0, max: 7 }), { nil: null })
const anyResults = fc
  .tuple(
    fc.array(fc.array(point, { minLength: 2, maxLength: 4 }), { minLength: 7, maxLength: 7 }),
    fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 7, maxLength: 7 }),
  )
  .map(([domains, shares]) => results(domains, shares))

test('no other indicator is stronger than the strongest or more pressing than the pressing, and lists are in order', () => {
  fc.assert(
    fc.property(anyResults, (line) => {
      const facts = factsOf(line)
      const domain = (id: number | null) => line.categories.find((each) => each.id === id)
      for (const { points, priority } of line.categories) {
        if (points !== null) expect(domain(facts.strongest)?.points).toBeGreaterThanOrEqual(points)
        if (priority) expect(domain(facts.pressing)?.priority).toBeGreaterThanOrEqual(priority)
      }
      const weightOf = (category: number) => domain(category)?.weight ?? 0
      const applicable = line.indicators.filter(({ points }) => points !== null)
      const one = (id: number) => applicable.find((each) => each.id === id)
      const strengths = facts.strengths.map((id) => one(id)?.points ?? -1)
      expect(strengths).toEqual(
        applicable
          .map(({ points }) => points ?? 0)
          .filter((points) => points >= 4)
          .sort((a, b) => b - a)
          .slice(0, 5),
      )
      const presses = (id: number) => weightOf(one(id)?.category ?? 0) * (7 - (one(id)?.points ?? 7))
      expect(facts.priorities.map(presses)).toEqual(
        applicable
          .map(({ id }) => presses(id))
          .filter((each) => each > 0)
          .sort((a, b) => b - a)
          .slice(0, 5),
      )
    }),
  )
})

test('a mean has the nearest letter, half up, and no evidence and G at the ends', () => {
  expect([0, 0.49, 0.5, 1.25, 2.75, 3.5, 6.49, 7].map(nearestLetter)).toEqual([
    'NE',
    'NE',
    'A',
    'A',
    'C',
    'D',
    'F',
    'G',
  ])
})
