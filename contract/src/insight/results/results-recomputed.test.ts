import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearByHand, byHand as ofParts, stageByHand, worth } from '../../../test/results-by-hand.ts'
import type { OptionCode } from '../../instrument/instruments.ts'
import { type Answers, type LineAnswered, resultsOfLines } from './line-results.ts'
import type { Parts } from './parts-of-line.ts'
import type { LineResults } from './school-results.ts'

const outcomesOfDomains = [[4, 4, 3], [2, 3], [1], [2], [5], [2, 2], [3]]
const parts: Parts = { instrument: 1, categories: [], outcomes: [], indicators: [] }
outcomesOfDomains.forEach((sizes, domain) => {
  parts.categories.push({ id: domain, number: domain + 1, name: '' })
  sizes.forEach((size, at) => {
    const outcome = domain * 10 + at
    parts.outcomes.push({ id: outcome, category: domain, number: at + 1, name: '' })
    for (let place = 0; place < size; place += 1) {
      const id = outcome * 10 + place
      parts.indicators.push({ id, code: String(id), name: '', outcome, category: domain })
    }
  })
})

const byHand = (answers: Answers, among?: (indicator: number) => boolean) => ofParts(parts, answers, among)

const line = (id: number, answers: Answers, shares: number[]): LineAnswered => ({
  evaluation: 1,
  instrument: { id: 1, name: '' },
  line: {
    id,
    evaluation_type: id === 1 ? 'base' : 'second',
    year: 2024 + id,
    status: 'CLOSED',
    progress: { answered: 0, indicators: parts.indicators.length, cells_complete: 0, cells: 21 },
  },
  indiprin: shares.map((score, category) => ({ category, score })),
  answers,
  submitted: null,
})

const nothing = {
  points: null,
  percent: null,
  stage: null,
  moving_into: null,
  applicable: null,
  no_evidence: null,
  not_applicable: null,
}

const near = (actual: number | null | undefined, wanted: number | null) =>
  wanted === null ? expect(actual).toBeNull() : expect(actual).toBeCloseTo(wanted, 9)

type Result = ReturnType<typeof resultsOfLines>[number] | undefined

/** Checks figures of what is complete, and progress of everything else (domain.md, 4.2). */
const checkLine = (result: Result, answers: Answers, base: number[], own: number[]) => {
  const hand = byHand(answers)
  const codesOf = (domain: number) =>
    parts.indicators.filter(({ category }) => category === domain).map(({ id }) => answers[id])
  const isOpen = parts.categories.some(({ id }) => codesOf(id).includes(undefined))
  hand.domains.forEach((points, at) => {
    const domain = result?.categories[at]
    const codes = codesOf(at)
    expect(domain).toMatchObject({
      weight: own[at],
      progress: { answered: codes.filter((code) => code !== undefined).length, indicators: codes.length },
    })
    const outcomes = result?.outcomes.filter(({ category }) => category === at) ?? []
    if (codes.includes(undefined)) {
      expect(domain).toMatchObject({ ...nothing, priority: null })
      for (const outcome of outcomes) expect(outcome).toMatchObject(nothing)
      return
    }
    near(domain?.points, points)
    near(domain?.priority, points === null ? null : ((own[at] ?? 0) * (7 - points)) / 7)
    expect(domain).toMatchObject({
      ...stageByHand(codes),
      applicable: codes.filter((code) => code !== 'NA').length,
      no_evidence: codes.filter((code) => code === 'NE').length,
      not_applicable: codes.filter((code) => code === 'NA').length,
    })
    for (const { id, points: shown } of outcomes)
      near(shown, hand.outcomes.find((each) => each.id === id)?.points ?? null)
  })
  if (isOpen) return expect(result?.overall).toBeNull()
  near(result?.overall?.points, hand.whole)
  near(result?.overall?.percent, hand.whole === null ? null : (hand.whole * 100) / 7)
  const weighed = hand.domains.flatMap((points, at) =>
    points === null ? [] : [{ points, share: base[at] ?? 0 }],
  )
  const all = weighed.reduce((sum, { share }) => sum + share, 0)
  const sum = weighed.reduce((total, { points, share }) => total + (share * points * 100) / 7, 0)
  near(result?.overall?.weighted_percent, all === 0 ? null : sum / all)
  expect(result?.overall).toMatchObject(stageByHand(parts.indicators.map(({ id }) => answers[id])))
}

type Changed = Pick<LineResults['categories'][number], 'change' | 'compared'>

const checkClear = (
  of: Changed | null | undefined,
  before: Answers,
  now: Answers,
  both: { id: number }[],
) => {
  const change = of?.change ?? 0
  const { letters, clear } = clearByHand(before, now, both, change)
  expect((of?.compared?.gained ?? 0) - (of?.compared?.lost ?? 0)).toBe(letters)
  if (Math.abs(change) > 1e-9) expect(of?.compared?.clear).toBe(clear)
}

const check = (before: Answers, now: Answers, shares: number[]) => {
  const other = [...shares].reverse()
  const [base, second] = resultsOfLines([line(1, before, shares), line(2, now, other)], [parts])
  checkLine(base, before, shares, shares)
  checkLine(second, now, shares, other)
  const counts = (answers: Answers, id: number) => worth[answers[id] ?? ''] !== undefined
  const isWhole = (answers: Answers) => parts.indicators.every(({ id }) => answers[id] !== undefined)
  const areCompared = isWhole(before) && isWhole(now)
  const both = parts.indicators.filter(({ id }) => counts(before, id) && counts(now, id))
  const either = parts.indicators.filter(({ id }) => counts(before, id) || counts(now, id))
  const among = (id: number) => both.some((each) => each.id === id)
  const was = byHand(before, among).whole
  const is = byHand(now, among).whole
  const isComparable = both.length >= either.length * 0.7 - 1e-9 && was !== null && is !== null
  if (areCompared) {
    near(second?.overall?.change, isComparable ? is - was : null)
    expect(second?.overall?.compared?.matched).toBe(both.length)
    checkClear(second?.overall, before, now, both)
    for (const domain of second?.categories ?? [])
      checkClear(
        domain,
        before,
        now,
        both.filter(({ category }) => category === domain.id),
      )
  } else {
    for (const each of [...(second?.categories ?? []), ...(second?.outcomes ?? [])])
      expect(each).toMatchObject({ change: null, change_since_base: null, compared: null })
    expect(second?.overall?.compared ?? null).toBeNull()
  }
  for (const { id, option, moved } of second?.indicators ?? []) {
    expect(option).toBe(now[id] ?? null)
    const step =
      areCompared && among(id) ? (worth[now[id] ?? ''] ?? 0) - (worth[before[id] ?? ''] ?? 0) : null
    expect(moved).toBe(step === null ? null : step > 0 ? 'up' : step < 0 ? 'down' : 'same')
  }
  for (const each of [base?.overall, ...(base?.categories ?? [])])
    if (each) expect(each).toMatchObject({ change: null, compared: null })
}

const all = (code: OptionCode): Answers => Object.fromEntries(parts.indicators.map(({ id }) => [id, code]))
const equal = [14, 15, 15, 14, 14, 14, 14]

const letters = ['NA', 'NE', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

test.each([
  ['whole lines', letters],
  ['lines with gaps', [null, ...letters, ...letters, ...letters]],
])('for any answers the figures of %s equal those computed by hand', (_name, choices) => {
  const code = fc.constantFrom<OptionCode | null>(...choices)
  const codes = fc.array(code, { minLength: parts.indicators.length, maxLength: parts.indicators.length })
  const answers = codes.map((chosen) =>
    Object.fromEntries(
      chosen.flatMap((each, at) => (each ? [[String(parts.indicators[at]?.id), each]] : [])),
    ),
  )
  const shares = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 7, maxLength: 7 })
  fc.assert(fc.property(answers, answers, shares, check))
})

test('so they do where nothing applies, with a single indicator, without an answer, and with equal answers', () => {
  for (const edge of [all('NA'), all('NE'), all('G'), {}, { 200: 'C' }, { 0: 'C' }] as Answers[]) {
    check(edge, all('D'), equal)
    check(all('D'), edge, equal)
    check(edge, edge, equal)
  }
})

test('a line with none before it has no change', () => {
  const [only] = resultsOfLines([line(1, all('D'), equal)], [parts])
  expect(only?.overall).toMatchObject({ change: null, change_since_base: null, compared: null })
  expect(new Set(only?.indicators.map(({ moved }) => moved))).toEqual(new Set([null]))
})

test('an incomplete line has its progress, but no figure, comparison or movement', () => {
  const half = Object.fromEntries(Object.entries(all('G')).filter((_, at) => at % 2 === 0))
  const lines = resultsOfLines(
    [line(1, all('B'), equal), line(2, half, equal), line(3, all('D'), equal)],
    [parts],
  )
  const [, open, third] = lines
  expect(open?.overall).toBeNull()
  expect(open?.categories[0]).toMatchObject({ ...nothing, progress: { answered: 6, indicators: 11 } })
  expect(new Set(open?.indicators.map(({ moved }) => moved))).toEqual(new Set([null]))
  // A finished line is compared with the last finished one.
  expect(third?.overall?.compared).toMatchObject({
    matched: parts.indicators.length,
    up: parts.indicators.length,
  })
  expect(third?.overall?.change).toBeCloseTo(2, 9)
})
