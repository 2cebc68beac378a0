import { coordinatorsOf } from 'contract/access/disclosure'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AverageName, IsShownOverTime } from '../../access/disclosure/averages.ts'
import type { CountedLine, StoredAverage } from './averages-queries.ts'
import { averagesShown } from './averages-shown.ts'

const prime = 8_191
const inverse = (value: number): number => {
  let [power, result, left] = [value, 1, prime - 2]
  for (; left > 0; left >>= 1) {
    if (left & 1) result = (result * power) % prime
    power = (power * power) % prime
  }
  return result
}

/** With integers, independent of the implementation under test. */
const rankOf = (rows: number[][]): number => {
  const left = rows.map((row) => [...row])
  let rank = 0
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const at = left.findIndex((row, place) => place >= rank && row[column] !== 0)
    if (at < 0) continue
    const [pivot = []] = left.splice(at, 1)
    left.splice(rank, 0, pivot)
    rank += 1
    const scale = inverse(pivot[column] ?? 1)
    for (const row of left.slice(rank)) {
      const factor = ((row[column] ?? 0) * scale) % prime
      for (const [place, value] of pivot.entries())
        row[place] = ((row[place] ?? 0) + (prime - factor) * value) % prime
    }
  }
  return rank
}

/**
 * Pairs of lines whose sum, or one of which, can be computed from these totals: the rank is lower without both
 * columns.
 */
const foundIn = (totals: number[][], lines: number[]): number[][] => {
  const rowsWithout = (hidden: number[]) =>
    totals.map((total) => lines.map((line) => (total.includes(line) && !hidden.includes(line) ? 1 : 0)))
  const whole = rankOf(rowsWithout([]))
  return lines
    .flatMap((one, at) => lines.slice(at).map((other) => [one, other]))
    .filter((pair) => rankOf(rowsWithout(pair)) < whole)
}

type Total = { region: number | null; lines: number[] }
const regions = [0, 1, 2, 3, 4]
const names: AverageName[] = ['all', 'domain_1', 'compared']

/** The totals of a report, with the lines of each. */
const totalsOf = (lines: readonly CountedLine[], isShown: IsShownOverTime): Total[] =>
  [null, ...regions].flatMap((region) =>
    names
      .filter((name) => isShown(name, region))
      .flatMap((name): Total[] => {
        const own = lines.filter((each) => region === null || each.region === region)
        if (name === 'all') return [{ region, lines: own.map(({ line }) => line) }]
        if (name === 'domain_1')
          return [{ region, lines: own.flatMap(({ line, domains }) => (domains[0] ? [line] : [])) }]
        return (['base', 'second', 'line'] as const).map((kind) => ({
          region,
          lines: own.flatMap((each) => (each.is_compared ? (each[kind] ?? []) : [])),
        }))
      }),
  )

/** What happened to the line of each of 22 schools since the report before. */
const since = fc.constantFrom('same', 'same', 'same', 'new', 'new', 'third', 'gone')
const history = fc.array(fc.array(since, { minLength: 22, maxLength: 22 }), { minLength: 2, maxLength: 3 })

const reported = (reports: readonly string[][], isProtected = true) => {
  const stored: StoredAverage[] = []
  const current = new Map<number, CountedLine>()
  const regionOf = new Map<number, number>()
  const totals: Total[] = []
  const made = (region: number): number => {
    regionOf.set(regionOf.size + 1, region)
    return regionOf.size
  }
  for (const report of reports) {
    for (const [school, change] of report.entries()) {
      const region = school % regions.length
      if (change === 'gone') current.delete(school)
      if (change !== 'new' && change !== 'third') continue
      const isThird = change === 'third'
      const line = made(region)
      current.set(school, {
        line,
        region,
        is_counted: true,
        is_compared: isThird,
        base: isThird ? made(region) : null,
        second: isThird ? made(region) : null,
        domains: [line % 5 > 0, true, true, true, true, true, true],
      })
    }
    const lines = [...current.values()]
    const { isShown, added } = averagesShown(lines, isProtected ? stored : [], coordinatorsOf(1))
    stored.push(...added)
    totals.push(...totalsOf(lines, isShown))
  }
  return { totals, regionOf }
}

/** Nobody, each coordinator, and each pair who share what they know. */
const readers = [
  [],
  ...regions.map((one) => [one]),
  ...regions.flatMap((one) => regions.slice(one + 1).map((other) => [one, other])),
]

const foundByReaders = (reports: readonly string[][], isProtected = true): number[][] => {
  const { totals, regionOf } = reported(reports, isProtected)
  return readers.flatMap((known) => {
    const isUnknown = (line: number) => !known.includes(regionOf.get(line) ?? -1)
    const open = totals.map(({ lines }) => lines.filter(isUnknown)).filter((lines) => lines.length > 0)
    return foundIn(open, [...new Set(open.flat())])
  })
}

test('whatever reports follow each other, no reader works out the results of one school or of two', () => {
  fc.assert(
    fc.property(history, (reports) => {
      expect(foundByReaders(reports)).toEqual([])
    }),
    { numRuns: 60 },
  )
}, 120_000)

test('each report by itself would give schools away beside the others', () => {
  const first = ['new', 'new', 'new', 'new', 'new']
  const joined = ['new', 'same', 'same', 'same', 'same']
  const before = [...first, ...first, ...first, ...joined.map(() => 'gone')]
  const after = [
    ...first.map(() => 'same'),
    ...first.map(() => 'same'),
    ...first.map(() => 'same'),
    ...joined,
  ]
  expect(foundByReaders([before, after])).toEqual([])
  expect(foundByReaders([before, after], false)).not.toEqual([])
})

test('a country whose schools all have new lines each year shows its averages each year', () => {
  const year = Array.from({ length: 15 }, () => 'new')
  const { totals } = reported([year, year, year])
  expect(totals.filter(({ region }) => region === 0).length).toBeGreaterThanOrEqual(3)
  expect(totals.filter(({ region }) => region === null).length).toBeGreaterThanOrEqual(3)
})
