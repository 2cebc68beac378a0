import { expect, test } from 'vitest'
import { furthestBelow } from './furthest.ts'

const named = (...values: (number | null)[]) =>
  furthestBelow(values.map((value, place) => ({ place, value }))).map(({ place }) => place)

test('the three lowest are furthest behind, the lowest first', () => {
  expect(named(50, 20, 40, 30, 60)).toEqual([1, 3, 2])
})

test('a tie names fewer, or nobody', () => {
  expect(named(50, 20, 30, 30, 30)).toEqual([1])
  expect(named(20, 25, 30, 30)).toEqual([0, 1])
  expect(named(30, 30, 30, 30)).toEqual([])
})

test('with fewer than four nobody is named, and what is not shown does not count', () => {
  expect(named(10, 20, 30)).toEqual([])
  expect(named(10, null, 20, 30)).toEqual([])
  expect(named(null, 40, 20, 30, 10)).toEqual([4, 2, 3])
})
