import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluationTypes, type LineStatus } from '../../evaluation/lines.ts'
import { pointsOf, type Rated } from '../../evaluation/scores/scores.ts'
import { summaryOfDomain } from '../../evaluation/scores/summary.ts'
import type { OptionCode } from '../../instrument/instruments.ts'
import { optionCodes } from '../../instrument/instruments.ts'
import { compareDomains, compareWhole } from './comparisons.ts'
import { type Answers, type LineAnswered, type Parts, resultsOfLines } from './line-results.ts'
import { movementsBetween, ratedOfResults } from './movements.ts'

/** One domain with the outcomes of the worked example (domain 4.1), and six of one outcome with two indicators. */
const sizes = [[4, 4, 3], [2], [2], [2], [2], [2], [2]]
const parts: Parts = { instrument: 1, categories: [], outcomes: [], indicators: [] }
for (const [domain, outcomes] of sizes.entries()) {
  const category = 10 + domain
  parts.categories.push({ id: category, number: domain + 1, name: `Domain ${domain + 1}` })
  for (const [number, size] of outcomes.entries()) {
    const outcome = category * 10 + number
    parts.outcomes.push({ id: outcome, category, number: number + 1, name: `Outcome ${number + 1}` })
    for (let at = 0; at < size; at += 1) {
      parts.indicators.push({
        id: outcome * 10 + at,
        code: `${domain + 1}.${number + 1}.${at + 1}`,
        name: `Indicator ${at + 1}`,
        outcome,
        category,
      })
    }
  }
}
const ids = parts.indicators.map(({ id }) => id)

/** Codes for the indicators in their order; a blank is an unanswered one. */
const answered = (codes: string): Answers =>
  Object.fromEntries(
    codes.split(' ').flatMap((code, at) => (code === '-' ? [] : [[String(ids[at]), code as OptionCode]])),
  )

const shares = [10, 20, 20, 15, 10, 15, 10]
const line = (
  kind: 0 | 1 | 2,
  codes: string,
  { status = 'CLOSED' as LineStatus, submitted = null as string | null, weights = shares } = {},
): LineAnswered => ({
  evaluation: 7,
  instrument: { id: 1, name: 'Instrument' },
  line: {
    id: kind + 1,
    evaluation_type: evaluationTypes[kind],
    year: 2024 + kind,
    status,
    progress: { answered: 0, indicators: 23, cells_complete: 21, cells: 21 },
  },
  indiprin: weights.map((score, at) => ({ category: 10 + at, score })),
  answers: answered(codes),
  submitted: submitted === null ? null : answered(submitted),
})

const first = 'NE A B B NA C D E B D NA'
const others = 'B B A B C D C C B B A A'

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

test('whatever two lines hold, the change turns round with them, is none against itself, and is the difference when all match', () => {
  fc.assert(
    fc.property(codes, codes, (one, other) => {
      const [before, now] = [domainOf(one), domainOf(other)]
      const there = compareDomains(before, now)
      const back = compareDomains(now, before)
      expect([there.up, there.down, there.same, there.matched, there.clear]).toEqual([
        back.down,
        back.up,
        back.same,
        back.matched,
        back.clear,
      ])
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

test('two lines with one between them are compared as neighbours are, and a whole that stayed has not changed', () => {
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
