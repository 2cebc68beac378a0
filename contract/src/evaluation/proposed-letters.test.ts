import { expect, test } from 'vitest'
import {
  bands,
  isSmallGroup,
  limitingStage,
  proposedBy,
  proposedByShare,
  proposedByTicks,
} from './proposed-letters.ts'
import { pointsOf } from './scores/scores.ts'

const two = [11, 12, 21, 22, 31, 32].map((id) => ({ id, stage: Math.floor(id / 10) as 1 | 2 | 3 }))
const three = [...two, { id: 13, stage: 1 as const }, { id: 33, stage: 3 as const }]

/** All subsets. */
const choices = (ids: number[]): number[][] =>
  ids.reduce<number[][]>((all, id) => [...all, ...all.map((each) => [...each, id])], [[]])

const worth = (letter: Parameters<typeof pointsOf>[0] | null) =>
  letter === null ? 0 : (pointsOf(letter) ?? 0)

test('one of two in Change proposes A, both B, and so on to F', () => {
  const letters = [
    [11],
    [11, 12],
    [11, 12, 21],
    [11, 12, 21, 22],
    [11, 12, 21, 22, 32],
    [11, 12, 21, 22, 31, 32],
  ]
  expect(letters.map((ticked) => proposedByTicks(two, ticked))).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(proposedByTicks(two, [])).toBeNull()
})

test('a later stage counts only when the one before is complete: until then the letter is A or the full letter before', () => {
  expect(proposedByTicks(two, [11, 21, 22])).toBe('A')
  expect(proposedByTicks(two, [21, 22, 31, 32])).toBe('A')
  expect(proposedByTicks(two, [11, 12, 31, 32])).toBe('B')
  expect(proposedByTicks(three, [11, 12, 21, 22])).toBe('A')
  expect(proposedByTicks(two, [11, 12, 21, 31])).toBe('C')
})

test('the proposal names the stage that holds the letter back', () => {
  expect(limitingStage(two, [11, 21])).toBe(1)
  expect(limitingStage(two, [11, 12, 31])).toBe(2)
  expect(limitingStage(two, [11, 12, 21])).toBeNull()
  expect(limitingStage(two, [])).toBeNull()
  expect(
    limitingStage(
      two,
      two.map(({ id }) => id),
    ),
  ).toBeNull()
})

test('for all possible ticks: one more never lowers the letter, and G is never proposed', () => {
  for (const statements of [two, three]) {
    const ids = statements.map(({ id }) => id)
    for (const ticked of choices(ids)) {
      const letter = proposedByTicks(statements, ticked)
      expect(letter).not.toBe('G')
      expect(letter === null).toBe(ticked.length === 0)
      for (const id of ids)
        expect(worth(proposedByTicks(statements, [...ticked, id]))).toBeGreaterThanOrEqual(worth(letter))
    }
  }
})

test('shares are computed with exact numbers: each band begins where the one before ends', () => {
  for (let of = 1; of <= 200; of++)
    for (let reached = 1; reached <= of; reached++) {
      const share = (reached / of) * 100
      const letter = proposedByShare(reached, of)
      const from = bands.find(([each]) => each === letter)?.[1] ?? 0
      const next = bands.findLast(([, start]) => start > from)?.[1] ?? 101
      expect(share + 1e-9).toBeGreaterThanOrEqual(from)
      expect(share).toBeLessThan(next - 1e-9 * next)
      expect(worth(letter)).toBeGreaterThanOrEqual(worth(proposedByShare(reached - 1, of)))
    }
})

test('limits of bands: zero reached is no evidence, an empty group does not apply, 3 of 20 is B, 9 of 10 is G', () => {
  expect(proposedByShare(0, 12)).toBe('NE')
  expect(proposedByShare(0, 0)).toBe('NA')
  expect(proposedByShare(3, 20)).toBe('B')
  expect(proposedByShare(29, 200)).toBe('A')
  expect(proposedByShare(31, 38)).toBe('F')
  expect(proposedByShare(9, 10)).toBe('G')
})

test('a group of one to six is small', () => {
  expect([null, 0, 1, 6, 7].map(isSmallGroup)).toEqual([false, false, true, true, false])
})

test('ticks propose nothing for Reach, and numbers nothing for Practice or where more are reached than there are', () => {
  const nothing = { statements: [], reached: null, of: null }
  expect(proposedBy({ scale: 2, statements: two }, { ...nothing, statements: [11, 12] })).toBeNull()
  expect(proposedBy({ scale: 2, statements: two }, { ...nothing, reached: 64, of: 100 })).toBe('E')
  expect(proposedBy({ scale: 2, statements: two }, { ...nothing, reached: 3, of: 2 })).toBeNull()
  expect(proposedBy({ scale: 1, statements: two }, { ...nothing, reached: 3, of: 4 })).toBeNull()
})
