import fc from 'fast-check'
import { expect, test } from 'vitest'
import { domainNumbers } from '../../evaluation/scores/summary.ts'
import { planCounts } from './statistics.ts'
import type { FigureRow } from './statistics-figures.ts'
import {
  changeOf,
  extremesOf,
  haveReachedCounts,
  indicatorsOf,
  partsReached,
  planTotals,
  stagesOf,
  summed,
} from './statistics-figures.ts'

const place = { id: 1, name: 'Cusco' }

test('a sum over places is shown unless one of them is hidden', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(500)), { minLength: 1 }), (students) => {
      const { students: sum } = summed(
        students.map((each) => ({ values: { students: each } })),
        ['students'],
      )
      if (students.includes(null)) expect(sum).toBeNull()
      else expect(sum).toBe(students.reduce<number>((total, each) => total + (each ?? 0), 0))
    }),
  )
})

const stageRow = (counts: number[] | null): FigureRow<'stages'> => ({
  place,
  schools: 3,
  values: Object.fromEntries(
    domainNumbers.map((number) => [
      number,
      {
        none: counts?.[0] ?? null,
        change: counts?.[1] ?? null,
        transformation: counts?.[2] ?? null,
        innovation: counts?.[3] ?? null,
        change_under_way: counts?.[4] ?? null,
        transformation_under_way: counts?.[5] ?? null,
        innovation_under_way: counts?.[6] ?? null,
      },
    ]),
  ) as FigureRow<'stages'>['values'],
})

test('stages of many places add up over those that are shown', () => {
  const rows = [stageRow([1, 2, 3, 4, 1, 2, 3]), stageRow(null), stageRow([1, 0, 1, 0, 0, 1, 0])]
  const stages = stagesOf(rows)
  expect(stages[4]).toEqual({
    none: 2,
    change: 2,
    transformation: 4,
    innovation: 4,
    change_under_way: 1,
    transformation_under_way: 3,
    innovation_under_way: 3,
  })
  expect(indicatorsOf(stages[4])).toBe(12)
  // A and NE have reached nothing, C has reached Change, E Transformation.
  const parts = partsReached(Object.values(stages))
  expect(parts?.[1]).toBeCloseTo(9 / 12)
  expect(parts?.[2]).toBeCloseTo(5 / 12)
  expect(parts?.[3]).toBeCloseTo(1 / 12)
  expect(partsReached(Object.values(stagesOf([stageRow(null)])))).toBeNull()
  expect(haveReachedCounts(rows)).toBe(true)
})

test('figures stored before letters under way were counted do not show what is reached', () => {
  const { place: of, schools } = stageRow(null)
  const old = { none: 1, change: 2, transformation: 3, innovation: 4 }
  const values = Object.fromEntries(domainNumbers.map((number) => [number, old]))
  expect(haveReachedCounts([{ place: of, schools, values: values as FigureRow<'stages'>['values'] }])).toBe(
    false,
  )
})

test('the highest and the lowest domain are named where they differ', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(100)), { minLength: 7, maxLength: 7 }), (values) => {
      const found = extremesOf((number) => values[number - 1] ?? null)
      const known = values.filter((value) => value !== null)
      if (new Set(known).size < 2) expect(found).toBeNull()
      else {
        expect(values[(found?.highest ?? 0) - 1]).toBe(Math.max(...known))
        expect(values[(found?.lowest ?? 0) - 1]).toBe(Math.min(...known))
      }
    }),
  )
})

test('the change is from the base line to the last line shown', () => {
  expect(changeOf({ base: 30, second: 42, third: 50 })).toEqual({ last: 'third', points: 20 })
  expect(changeOf({ base: 30, second: 25, third: null })).toEqual({ last: 'second', points: -5 })
  expect(changeOf({ base: 30, second: null, third: null })).toBeNull()
  expect(changeOf({ base: null, second: null, third: null })).toBeNull()
})

test('a change agrees with the percents that are shown beside it', () => {
  expect(changeOf({ base: 19.76, second: 56.34, third: null })).toEqual({ last: 'second', points: 36.5 })
  expect(changeOf({ base: 40.04, second: 40.01, third: null })).toEqual({ last: 'second', points: 0 })
})

test('every action of a plan is in exactly one part of its picture', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(90), { minLength: 10, maxLength: 10 }), (counts) => {
      const values = Object.fromEntries(planCounts.map((name, at) => [name, counts[at] ?? 0])) as never
      const { completed, in_progress, pending, stopped, cancelled, actions, goals } = planTotals(values)
      const [a = 0, b = 0, c = 0, ...rest] = counts
      expect(goals).toBe(a + b + c)
      expect(actions).toBe(rest.slice(0, 6).reduce((sum, count) => sum + count, 0))
      expect(completed + in_progress + pending + stopped + cancelled).toBe(actions)
    }),
  )
})
