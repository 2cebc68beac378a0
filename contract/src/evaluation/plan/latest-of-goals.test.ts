import { expect, test } from 'vitest'
import type { Goal } from './goals.ts'
import { goalsBetween, latestOfGoals } from './latest-of-goals.ts'

const goal = (id: number, carried_from: number | null = null) => ({ id, carried_from }) as Goal

test('a goal that was carried over three plans is listed once, from the last of them', () => {
  const goals = [goal(1), goal(2), goal(3, 1), goal(4, 3)]
  expect(latestOfGoals(goals).map(({ id }) => id)).toEqual([2, 4])
})

test('a goal that was carried over from a plan outside the comparison is listed', () => {
  expect(latestOfGoals([goal(5, 1)]).map(({ id }) => id)).toEqual([5])
})

test('a goal that a later plan carried over is listed as it is there; goals that are new in that plan are not listed yet', () => {
  expect(goalsBetween([goal(1), goal(2)], [goal(3, 1), goal(4)]).map(({ id }) => id)).toEqual([2, 3])
})
