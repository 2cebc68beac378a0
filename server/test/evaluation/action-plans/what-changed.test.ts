import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { historyCalls } from 'contract/insight/history'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning, missing } from './planning.ts'

let context: Awaited<ReturnType<typeof givenPlanning>>
beforeAll(async () => {
  context = await givenPlanning()
})
afterAll(() => context.vereda.close())

const changes = (as: Someone | null, plan: number, query = {}) =>
  context.vereda.ask(historyCalls.ofPlan, as, { parameters: { plan }, query })

test('a plan lists who changed which goal or action, newest first, with deletions, without other plans', async () => {
  const { vereda, people, addAction, givenGoal } = context
  const { coordinator, teacher } = people
  const { plan, goal } = await givenGoal()
  const other = await givenGoal()
  await addAction(other.goal, { text: 'Elsewhere' })
  const { body: changed } = await addAction(goal, { text: 'Repair the ramp' })
  const { body: gone } = await addAction(goal, { text: 'Paint the door' })
  await vereda.ask(actionPlanCalls.changeAction, coordinator, {
    parameters: { goal, action: changed.id },
    body: { status: 'in_progress' },
  })
  await vereda.ask(actionPlanCalls.removeAction, coordinator, { parameters: { goal, action: gone.id } })
  const { status, body } = await changes(teacher, plan)
  expect(status).toBe(200)
  expect(body.results.map(({ deed, name }) => [deed, name])).toEqual([
    ['action.delete', null],
    ['action.change', 'Repair the ramp'],
    ['action.create', 'Repair the ramp'],
    ['goal.create', 'Every learner has a calendar'],
  ])
  expect(body.results[1]).toMatchObject({
    by: { id: coordinator.id, name: 'Carmen Coordinator' },
    object_type: 'action',
    object_id: changed.id,
    old: { status: 'pending' },
    new: { status: 'in_progress' },
  })
  const second = await changes(coordinator, plan, { page: 2, page_size: 3 })
  expect(second.body).toMatchObject({ count: 4, next: null, results: [{ deed: 'goal.create' }] })

  await vereda.ask(actionPlanCalls.removeGoal, coordinator, { parameters: { plan, goal } })
  const emptied = await changes(coordinator, plan)
  expect(emptied.body.results.map(({ deed }) => deed)).toEqual(['goal.delete', 'action.delete'])
})

test('the changes of a plan are 404 for who may not read it, like those of a missing plan', async () => {
  const { people, givenGoal } = context
  const { plan } = await givenGoal()
  const foreign = await changes(people.stranger, plan)
  const none = await changes(people.stranger, missing)
  expect([refusalOf(foreign), refusalOf(none)]).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ])
  expect(refusalOf(await changes(null, plan))).toEqual([401, 'not_authenticated'])
})
