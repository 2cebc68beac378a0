import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsOf, type Rated } from '../../evaluation/scores/scores.ts'
import { summaryOfDomain } from '../../evaluation/scores/summary.ts'
import type { OptionCode } from '../../instrument/instruments.ts'
import { optionCodes } from '../../instrument/instruments.ts'
import { compareDomains, compareWhole } from './comparisons.ts'
import { resultsOfLines } from './line-results.ts'
import { first, ids, line, others, parts } from './lines-to-compare.ts'
import { movementsBetween, ratedOfResults } from './movements.ts'

const codes = fc.array(fc.constantFrom(...optionCodes, '-'), {
  minLength: ids.length,
  maxLength: ids.length,
})
const domainOf = (chosen: string[]): Rated[] =>
  parts.indicators.slice(0, 11).map(({ id, outcome }, at) => {
    const code = chosen[at] as OptionCode | '-'
    const points = code === '-' ? null : pointsOf(code)
    return { indicator: id, outcome, category: 10, answered: code !== '-', points }
  })

test('for any two lines the change of the reverse comparison is the negative, of a line with itself zero, and the difference when all match', () => {
  fc.assert(
    fc.property(codes, codes, (one, other) => {
      const [before, now] = [domainOf(one), domainOf(other)]
      const there = compareDomains(before, now)
      const back = compareDomains(now, before)
      expect([
        there.up,
        there.down,
        there.same,
        there.matched,
        there.gained,
        there.lost,
        there.clear,
      ]).toEqual([back.down, back.up, back.same, back.matched, back.lost, back.gained, back.clear])
      if (there.change === null) expect(back.change).toBeNull()
      else expect(there.change).toBeCloseTo(-(back.change ?? 0), 9)
      expect(compareDomains(now, now).change ?? 0).toBe(0)
      if (there.matched === now.length)
        expect(there.change).toBeCloseTo(
          (summaryOfDomain(now).points ?? 0) - (summaryOfDomain(before).points ?? 0),
          9,
        )
    }),
  )
})

test('lines that are not adjacent are compared as adjacent ones are, and an equal overall result has no change', () => {
  const lines = [line(0, `${first} ${others}`), line(1, `${first} ${others.replaceAll('C', 'E')}`)]
  const [base, second] = resultsOfLines(lines, [parts])
  if (!base || !second) throw new Error('both lines have results')
  const moved = movementsBetween(base, second)
  for (const indicator of second.indicators) expect(moved.get(indicator.id) ?? null).toBe(indicator.moved)
  expect(moved.size).toBe(21)
  expect(compareWhole(ratedOfResults(base), ratedOfResults(base))).toMatchObject({ change: 0, clear: false })
  expect(second.overall?.change).toBeCloseTo(
    compareWhole(ratedOfResults(base), ratedOfResults(second)).change ?? 0,
    9,
  )
  expect(second.overall?.change).toBeGreaterThan(0)
})
