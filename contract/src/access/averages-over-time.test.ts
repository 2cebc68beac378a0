import { expect, test } from 'vitest'
import { canAllBeShown, extremesAreSafe, restIsSafe } from './averages-over-time.ts'
import { coordinatorsOf } from './disclosure.ts'

const none = new Set<number>()
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

test('an average is not shown next to one of a group with one school fewer, since the difference reveals that school', () => {
  expect(canAllBeShown([from(1, 3)], none)).toBe(true)
  expect(canAllBeShown([from(1, 3), from(1, 4)], none)).toBe(false)
  expect(canAllBeShown([from(1, 3), from(1, 5)], none)).toBe(false)
  expect(canAllBeShown([from(1, 3), from(1, 6)], none)).toBe(true)
})

test('new lines of the same or most of the same schools reveal no single school', () => {
  expect(canAllBeShown([from(1, 4), from(1, 4)], none)).toBe(true)
  // Ten of twelve schools have a new line; the other two are part of both averages.
  expect(canAllBeShown([from(1, 12), [...from(101, 10), 11, 12]], none)).toBe(true)
  expect(canAllBeShown([from(1, 12), [...from(101, 10), 11, 12], from(101, 10)], none)).toBe(false)
})

test('lines that the difference to another total could single out form no group', () => {
  expect(canAllBeShown([from(1, 4)], new Set([1, 2]))).toBe(false)
  expect(canAllBeShown([from(1, 5)], new Set([1, 2]))).toBe(true)
})

test('a country’s average needs new lines of two regions that no reader knows', () => {
  const audience = coordinatorsOf(1)
  const nothing = { rests: [], inRegions: none }
  expect(restIsSafe([], nothing, audience)).toBe(true)
  expect(
    restIsSafe(
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      nothing,
      audience,
    ),
  ).toBe(false)
  const four = [[1, 2], [3, 4], [5, 6], [7]]
  expect(restIsSafe(four, nothing, audience)).toBe(true)
  expect(restIsSafe(four, { rests: [from(1, 7)], inRegions: none }, audience)).toBe(true)
  expect(restIsSafe(four, { rests: [from(1, 6)], inRegions: none }, audience)).toBe(false)
  expect(restIsSafe(four, { rests: [], inRegions: new Set([7]) }, audience)).toBe(false)
})

test('the lowest and the highest are shown when all lines are new, or all are the same', () => {
  expect(extremesAreSafe(from(1, 5), [], [])).toBe(true)
  expect(extremesAreSafe(from(1, 6), [from(1, 5)], [from(1, 5)])).toBe(false)
  expect(extremesAreSafe(from(1, 5), [from(1, 5)], [from(1, 5)])).toBe(true)
  expect(extremesAreSafe(from(11, 5), [from(1, 5)], [from(1, 5)])).toBe(true)
})
