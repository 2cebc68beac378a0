import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsOf, type Rated } from '../../evaluation/scores/scores.ts'
import { type OptionCode, optionCodes } from '../../instrument/instruments.ts'
import { defined } from '../../platform/typed.ts'
import { compareDomains, compareWhole, movementOf } from './comparisons.ts'
import { resultsOfLines } from './line-results.ts'
import { first, line, others, parts } from './lines-to-compare.ts'
import { amongEdition, comparableCount } from './over-editions.ts'
import type { Parts } from './parts-of-line.ts'

/** The same instrument with other ids: 1.1.4 was dropped, 1.1.9 is new. */
const renewed: Parts = {
  instrument: 2,
  categories: parts.categories.map((each) => ({ ...each, id: each.id + 500 })),
  outcomes: parts.outcomes.map((each) => ({ ...each, id: each.id + 5000, category: each.category + 500 })),
  indicators: parts.indicators.map(({ id, code, name, outcome, category }) => ({
    id: id + 50_000,
    code: code === '1.1.4' ? '1.1.9' : code,
    name,
    outcome: outcome + 5000,
    category: category + 500,
  })),
}
const answers = fc.array(fc.constantFrom(...optionCodes), { minLength: 23, maxLength: 23 })
const codes = parts.indicators.map(({ code }) => code)
const someCodes = fc.subarray(codes)

const ratedIn = ({ indicators }: Parts, chosen: OptionCode[]): Rated[] =>
  indicators.map(({ id, outcome, category }, at) => ({
    indicator: id,
    outcome,
    category,
    answered: true,
    points: pointsOf(chosen[at] ?? 'NE'),
  }))
const domainOne = (rated: Rated[]) => rated.filter(({ category }) => category === 510)

test('a question that changed its meaning never shows a change and affects no comparison, nor does a removed one', () => {
  fc.assert(
    fc.property(answers, answers, answers, someCodes, (then, changedThen, now, some) => {
      const changed = [...some, '1.1.9']
      const isCompared = (code: string) => code !== '1.1.4' && !changed.includes(code)
      const mixed = then.map((each, at) => (isCompared(codes[at] ?? '') ? each : (changedThen[at] ?? each)))
      const among = (chosen: OptionCode[]) => amongEdition(ratedIn(parts, chosen), parts, renewed, changed)
      const rated = ratedIn(renewed, now)
      const [one, other] = [compareWhole(among(then), rated), compareWhole(among(mixed), rated)]
      const counts = ({ matched, up, same, down, gained, lost }: typeof one) => [
        matched,
        up,
        same,
        down,
        gained,
        lost,
      ]
      expect(counts(one)).toEqual(counts(other))
      expect(one.matched).toBeLessThanOrEqual(comparableCount(parts, renewed, changed))
      const before = new Map(among(then).map((each) => [each.indicator, each]))
      for (const [at, { code }] of renewed.indicators.entries())
        if (!isCompared(code) || code === '1.1.9')
          expect(movementOf(before.get(rated[at]?.indicator ?? 0), defined(rated[at]))).toBeNull()
    }),
  )
})

test('where all ask the same, lines of two editions are compared as lines of one are', () => {
  const same: Parts = {
    ...renewed,
    indicators: renewed.indicators.map((each, at) => ({ ...each, code: codes[at] ?? '' })),
  }
  fc.assert(
    fc.property(answers, answers, (then, now) => {
      const among = amongEdition(ratedIn(parts, then), parts, same, [])
      expect(compareWhole(among, ratedIn(same, now))).toEqual(
        compareWhole(ratedIn(same, then), ratedIn(same, now)),
      )
    }),
  )
})

test('a domain has no change where fewer than seven of ten can be compared, whatever changed', () => {
  fc.assert(
    fc.property(answers, answers, someCodes, (then, now, some) => {
      const changed = [...some, '1.1.9']
      const [before, after] = [
        domainOne(amongEdition(ratedIn(parts, then), parts, renewed, changed)),
        domainOne(ratedIn(renewed, now)),
      ]
      const { matched, change, clear } = compareDomains(before, after)
      const applicable = new Set(
        [...before, ...after].filter(({ points }) => points !== null).map(({ indicator }) => indicator),
      )
      if (matched < 0.7 * applicable.size - 1e-9) expect([change, clear]).toEqual([null, false])
    }),
  )
})

test('the first line of an edition names what it was compared by; the next one is compared with its own edition', () => {
  const editions = [
    { instrument: 1, edition: 1, replaces: null, changed: [] },
    { instrument: 2, edition: 2, replaces: 1, changed: ['1.1.1', '1.1.9'] },
  ]
  const inRenewed = (kind: 0 | 1, codesNow: string) => {
    const made = line(kind, codesNow)
    const moved = Object.entries(made.answers).map(
      ([id, code]) => [String(Number(id) + 50_000), code] as const,
    )
    return {
      ...made,
      evaluation: 8,
      instrument: { id: 2, name: 'Second' },
      indiprin: made.indiprin.map(({ category, score }) => ({ category: category + 500, score })),
      answers: Object.fromEntries(moved),
    }
  }
  const up = `${first} ${others.replaceAll('C', 'E')}`
  const lines = [line(0, `${first} ${others}`), inRenewed(0, up), inRenewed(1, up)]
  const [one, two, three] = resultsOfLines(lines, [parts, renewed], editions)
  expect([one?.edition_change, three?.edition_change]).toEqual([null, null])
  expect(two?.edition_change).toEqual({ from: 1, to: 2, indicators: ['1.1.1', '1.1.9'], comparable: 21 })
  expect(two?.indicators.slice(0, 4).map(({ code, moved }) => [code, moved])).toEqual([
    ['1.1.1', null],
    ['1.1.2', 'same'],
    ['1.1.3', 'same'],
    ['1.1.9', null],
  ])
  expect(two?.overall?.compared).toMatchObject({ up: 3, down: 0 })
  expect(two?.overall?.change_since_base).toBeNull()
  expect(three?.overall?.compared).toMatchObject({ up: 0, down: 0, matched: 21 })
})
