import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Action } from './actions.ts'
import { actionStatuses } from './actions.ts'
import type { Goal } from './goals.ts'
import { columnsOf, countsOf, placedActions, progressOfGoal } from './plan-figures.ts'

const action = fc.record({
  id: fc.integer({ min: 1 }),
  status: fc.constantFrom(...actionStatuses),
  overdue: fc.boolean(),
  deadline: fc.option(fc.constantFrom('2026-03-01', '2026-11-20', '2027-02-28')),
}) as fc.Arbitrary<Action>

const goal = fc.record({ id: fc.integer({ min: 1 }), actions: fc.array(action) }) as fc.Arbitrary<Goal>
const goals = fc.array(goal, { maxLength: 6 })

test('no action is lost or doubled between the columns of the board', () => {
  fc.assert(
    fc.property(goals, (plan) => {
      const placed = placedActions(plan)
      const columns = columnsOf(placed)
      expect(columns.flatMap(({ actions }) => actions)).toHaveLength(countsOf(plan).actions)
      for (const { status, actions } of columns) {
        expect(actions.every((each) => each.action.status === status)).toBe(true)
      }
      const names = columns.map(({ status }) => status)
      expect(names).toEqual(expect.arrayContaining(['pending', 'in_progress', 'blocked', 'completed']))
      expect(new Set(names).size).toBe(names.length)
    }),
  )
})

test('actions come by deadline, those without one at the end', () => {
  fc.assert(
    fc.property(goals, (plan) => {
      const days = placedActions(plan).map(({ action: { deadline } }) => deadline ?? 'z')
      expect(days).toEqual([...days].sort())
    }),
  )
})

test('a cancelled action does not count for the progress of a goal', () => {
  fc.assert(
    fc.property(goal, (plan) => {
      const { done, all } = progressOfGoal(plan)
      const cancelled = plan.actions.filter(({ status }) => status === 'cancelled').length
      expect(all + cancelled).toBe(plan.actions.length)
      expect(done).toBeLessThanOrEqual(all)
    }),
  )
})

test('the heading counts overdue actions of all goals', () => {
  const late = { status: 'blocked', overdue: true } as Action
  const done = { status: 'completed', overdue: false } as Action
  expect(countsOf([{ actions: [late, done] }, { actions: [late] }] as Goal[])).toEqual({
    goals: 2,
    actions: 3,
    completed: 1,
    late: 2,
  })
})
