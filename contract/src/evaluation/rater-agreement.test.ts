import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreementOf, type RatedTwice, smallestForKappa, weightedKappa } from './rater-agreement.ts'

/** Expands a table of frequencies: rows are the letters of the first person, columns those of the second. */
const pairsOf = (table: readonly (readonly number[])[]): [number, number][] =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, (): [number, number] => [one, other])),
  )

test('kappa and its interval are those that SAS prints for its example with linear distances', () => {
  const table = [
    [0, 4, 1],
    [0, 8, 0],
    [0, 1, 5],
  ]
  const kappa = weightedKappa(pairsOf(table), (one, other) => Math.abs(one - other))
  expect(kappa?.value).toBeCloseTo(0.4701, 4)
  expect(kappa?.low).toBeCloseTo(0.1845, 4)
  expect(kappa?.high).toBeCloseTo(0.7558, 4)
})

test('with squared distances two pathologists (Agresti, Categorical Data Analysis) agree at 0.78', () => {
  const table = [
    [22, 2, 2, 0],
    [5, 7, 14, 0],
    [0, 2, 36, 0],
    [0, 1, 17, 10],
  ]
  const kappa = weightedKappa(pairsOf(table))
  expect(kappa?.value).toBeCloseTo(0.784, 3)
  // By the formula of Fleiss, Cohen and Everitt, computed apart from this program: standard error 0.03867.
  expect(kappa?.low).toBeCloseTo(0.708, 3)
  expect(kappa?.high).toBeCloseTo(0.8596, 3)
})

test('computed by hand: A A, B B, C A agree no better than by chance', () => {
  // Observed (0 + 0 + 4) / 3; by chance (0+1+0 + 1+0+1 + 4+1+4) / 9: both are 4/3.
  expect(
    weightedKappa([
      [1, 1],
      [2, 2],
      [3, 1],
    ])?.value,
  ).toBeCloseTo(0, 12)
})

test('with one letter throughout kappa is unknown, since agreement by chance cannot be told apart', () => {
  expect(
    weightedKappa([
      [3, 3],
      [3, 3],
    ]),
  ).toBeNull()
})

test('what does not apply for both is left out; for one of them it is a difference without a distance', () => {
  const pairs: RatedTwice[] = [
    [null, null],
    [null, 2],
    [0, 1],
    [4, 4],
    [7, 4],
  ]
  expect(agreementOf(pairs)).toEqual({
    compared: 4,
    exact: 1,
    near: 2,
    one_not_applicable: 1,
    both_not_applicable: 1,
    kappa: null,
    verdict: 'few',
  })
  expect(agreementOf([[null, null]]).verdict).toBe('none')
})

const letter = fc.integer({ min: 0, max: 7 })
const points = fc.option(letter, { freq: 8 })
const pairsToCompare = fc.array(fc.tuple(points, points), { minLength: 0, maxLength: 120 })
const turned = (pairs: readonly RatedTwice[]): RatedTwice[] => pairs.map(([one, other]) => [other, one])

test('the order of the two raters does not matter', () => {
  fc.assert(
    fc.property(pairsToCompare, (pairs) => {
      const [one, other] = [agreementOf(pairs), agreementOf(turned(pairs))]
      expect({ ...other, kappa: null }).toEqual({ ...one, kappa: null })
      for (const part of ['value', 'low', 'high'] as const)
        expect(other.kappa?.[part] ?? 0).toBeCloseTo(one.kappa?.[part] ?? 0, 9)
    }),
  )
})

test('counts and figures stay within their bounds, and a figure needs enough letters', () => {
  fc.assert(
    fc.property(pairsToCompare, (pairs) => {
      const { compared, exact, near, one_not_applicable, both_not_applicable, kappa, verdict } =
        agreementOf(pairs)
      expect(compared + both_not_applicable).toBe(pairs.length)
      expect(exact).toBeLessThanOrEqual(near)
      expect(near + one_not_applicable).toBeLessThanOrEqual(compared)
      if (compared - one_not_applicable < smallestForKappa) expect(kappa).toBeNull()
      if (kappa === null) {
        expect(['none', 'few', 'unclear']).toContain(verdict)
        return
      }
      expect(kappa.low).toBeGreaterThanOrEqual(-1)
      expect(kappa.low).toBeLessThanOrEqual(kappa.value)
      expect(kappa.value).toBeLessThanOrEqual(kappa.high)
      expect(kappa.high).toBeLessThanOrEqual(1)
    }),
  )
})

test('two people who give the same letters agree completely: kappa is 1 where the letters vary', () => {
  fc.assert(
    fc.property(fc.array(letter, { minLength: smallestForKappa, maxLength: 100 }), (letters) => {
      const { compared, exact, kappa, verdict } = agreementOf(letters.map((each) => [each, each]))
      expect(exact).toBe(compared)
      if (new Set(letters).size === 1) {
        expect([kappa, verdict]).toEqual([null, 'unclear'])
        return
      }
      expect(kappa?.value).toBeCloseTo(1, 9)
      expect(verdict).toBe('well')
    }),
  )
})
