import { expect, test } from 'vitest'
import { type LineStatus } from '../../evaluation/lines.ts'
import { shownScore } from '../../evaluation/scores/scores.ts'
import { resultsOfLines } from './line-results.ts'
import { first, line, others, parts } from './lines-to-compare.ts'
import type { Parts } from './parts-of-line.ts'

test('the result of a domain equals the worked example: 2.75 points, 39.3 percent, Change, nine applicable, one without evidence', () => {
  const [result] = resultsOfLines([line(0, `${first} ${others}`)], [parts])
  const [domain] = result?.categories ?? []
  expect(domain).toMatchObject({
    points: 2.75,
    stage: 1,
    moving_into: null,
    applicable: 9,
    no_evidence: 1,
    not_applicable: 2,
    change: null,
    change_since_base: null,
    compared: null,
  })
  expect(shownScore(domain?.percent ?? 0)).toBe(39.3)
  expect(result?.outcomes.slice(0, 3).map(({ points }) => points)).toEqual([1.25, 4, 3])
  expect(result?.indicators.slice(0, 2)).toEqual([
    {
      id: 1000,
      code: '1.1.1',
      name: 'Indicator 1',
      outcome: 100,
      category: 10,
      option: 'NE',
      points: 0,
      moved: null,
      self_rating: null,
    },
    expect.objectContaining({ id: 1001, code: '1.1.2', option: 'A', points: 1 }),
  ])
  expect(shownScore(domain?.priority ?? 0)).toBe(6.1)
  expect(domain?.weight).toBe(10)
})

test('the overall result is the mean of the domains, weighted by the priorities of the base line', () => {
  const weights = [100, 0, 0, 0, 0, 0, 0]
  const lines = [line(0, `${first} ${others}`), line(1, `${first} ${others}`, { weights })]
  const [base, second] = resultsOfLines(lines, [parts])
  const domains = [2.75, 2, 1.5, 3.5, 3, 2, 1]
  expect(base?.categories.map(({ points }) => points)).toEqual(domains)
  expect(shownScore(base?.overall?.percent ?? 0)).toBe(32.1)
  expect(shownScore(base?.overall?.weighted_percent ?? 0)).toBe(31.4)
  expect(second?.overall?.weighted_percent).toBe(base?.overall?.weighted_percent)
})

test('the first line of an edition is compared with the last of the other by what asks the same, and names what does not', () => {
  const renewed: Parts = { ...parts, instrument: 2 }
  const editions = [
    { instrument: 1, edition: 1, replaces: null, changed: [] },
    { instrument: 2, edition: 2, replaces: 1, changed: ['1.1.2'] },
  ]
  const after = { ...line(0, `${first} ${others}`), evaluation: 8, instrument: { id: 2, name: 'Renewed' } }
  const lines = [line(0, `${first} ${others}`), line(1, `${first} ${others}`), after]
  const [base, second, other] = resultsOfLines(lines, [parts, renewed], editions)
  expect([base?.edition_change, second?.edition_change]).toEqual([null, null])
  expect(other?.edition_change).toEqual({ from: 1, to: 2, indicators: ['1.1.2'], comparable: 22 })
  expect(other?.categories[0]?.compared).toMatchObject({ matched: 8, up: 0, same: 8, down: 0 })
  expect(other?.indicators[1]?.moved).toBeNull()
})

test('a line is compared with the one before on indicators that were applicable in both', () => {
  // One goes from NE to NA, one from NA to B: neither has moved.
  const now = 'NA B C C B D E F C E NA'
  const [, second] = resultsOfLines([line(0, `${first} ${others}`), line(1, `${now} ${others}`)], [parts])
  const [domain, other] = second?.categories ?? []
  const counts = { up: 8, same: 0, down: 0, gained: 8, lost: 0 }
  expect(domain?.compared).toEqual({ matched: 8, ...counts, clear_from: 6, clear: true })
  // Outcomes without the two: (1, 2, 2), (3, 4, 5), (2, 4), each one higher now.
  expect(domain?.change).toBeCloseTo(1, 9)
  expect(domain?.points).not.toBeCloseTo(2.75 + 1, 3)
  expect(second?.indicators.slice(0, 5).map(({ moved }) => moved)).toEqual([null, 'up', 'up', 'up', null])
  expect(other).toMatchObject({
    change: 0,
    compared: { matched: 2, up: 0, same: 2, down: 0, clear: false },
  })
})

test('with fewer than seven in ten matched there is no change; many letters by one indicator alone are not clear', () => {
  const few = 'NA NA NA B NA C NA E B D NA'
  const [, sparse] = resultsOfLines([line(0, `${first} ${others}`), line(1, `${few} ${others}`)], [parts])
  expect(sparse?.categories[0]).toMatchObject({ change: null, compared: { matched: 5, clear: false } })
  const one = `${first} ${others.replace('B B', 'G B')}`
  const [, single] = resultsOfLines([line(0, `${first} ${others}`), line(1, one)], [parts])
  const compared = { up: 1, gained: 5, clear_from: 5, clear: false }
  expect(single?.categories[1]).toMatchObject({ change: 2.5, compared })
  const two = `${first} ${others.replace('B B', 'E D')}`
  const [, both] = resultsOfLines([line(0, `${first} ${others}`), line(1, two)], [parts])
  expect(both?.categories[1]).toMatchObject({ compared: { up: 2, gained: 5, clear: true } })
})

test('the third line is compared with the second and with the base line; an incomplete line is compared with none', () => {
  const up = others.replaceAll('B', 'D')
  const lines = [line(0, `${first} ${others}`), line(1, `${first} ${up}`), line(2, `${first} ${up}`)]
  const third = resultsOfLines(lines, [parts])[2]
  expect(third?.categories[4]).toMatchObject({ change: 0 })
  const domains = (third?.categories ?? []).filter(({ change_since_base }) => change_since_base === 2)
  expect(domains.map(({ number }) => number)).toEqual([2, 6])
  const gap = resultsOfLines([...lines.slice(0, 2), line(2, `${first} - ${up.slice(2)}`)], [parts])[2]
  expect(gap?.overall).toBeNull()
  expect(gap?.categories[1]).toMatchObject({
    points: null,
    stage: null,
    compared: null,
    progress: { answered: 1, indicators: 2 },
  })
  // A completely answered domain has figures, but no comparison.
  expect(gap?.categories[0]).toMatchObject({ points: 2.75, stage: 1, change: null, compared: null })
  expect(gap?.indicators[11]).toMatchObject({ option: null, points: null, moved: null })
})

test('the self-rating is shown next to the validated one only where a review changed it', () => {
  const self = `${first.replace('NE A', 'C A')} ${others}`
  const results = (status: LineStatus) =>
    resultsOfLines([line(0, `${first} ${others}`, { status, submitted: self })], [parts])[0]
  const changed = results('VALIDATED')
  expect(changed?.indicators.filter(({ self_rating }) => self_rating !== null)).toMatchObject([
    { id: 1000, code: '1.1.1', option: 'NE', points: 0, moved: null, self_rating: 'C' },
  ])
  expect(changed?.overall?.self_percent).toBeGreaterThan(changed?.overall?.percent ?? 100)
  expect(results('IN REVIEW')?.overall?.self_percent).toBeNull()
  const same = line(0, `${first} ${others}`, { submitted: `${first} ${others}` })
  expect(resultsOfLines([same], [parts])[0]?.overall?.self_percent).toBeNull()
})
