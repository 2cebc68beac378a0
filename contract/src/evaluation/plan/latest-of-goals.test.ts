import { expect, test } from 'vitest'
import type { Goal } from './goals.ts'
import { goalsBetween, latestOfGoals } from './latest-of-goals.ts'

const goal = (id: number, carried_from: number | null = null) => ({ id, carried_from }) as Goal

test('a goal that went through three plans is told once, from the last of them', () => {
  const goals = [goal(1), goal(2), goal(3, 1), goal(4, 3)]
  expect(latestOfGoals(goals).map(({ id }) => id)).toEqual([2, 4])
})

test('a goal that was taken over from a plan outside the comparison stays', () => {
  expect(latestOfGoals([goal(5, 1)]).map(({ id }) => id)).toEqual([5])
})

test('what the later plan took over is told as it stands there; goals that are new in it lie ahead', () => {
  expect(goalsBetween([goal(1), goal(2)], [goal(3, 1), goal(4)]).map(({ id }) => id)).toEqual([2, 3])
})
