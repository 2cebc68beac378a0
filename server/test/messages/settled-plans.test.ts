import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { day, givenPlanning } from '../evaluation/action-plans/planning.ts'
import { asCoordinator, type Someone } from '../given/people.ts'

const { vereda, db, people, givenGoal, addAction } = await givenPlanning()
const { coordinator, representative, teacher, colleague } = people
const secondCoordinator = await asCoordinator(db, [people.region])

type Parameters = { goal: number; action: number }

const unreadOf = async (who: Someone, evaluation: number) => {
  const { body } = await vereda.ask(notificationCalls.list, who, { query: { is_read: 'false' } })
  return body.results.filter(({ object_id }) => object_id === evaluation).map(({ code }) => code)
}

/** A plan with so many actions. */
const givenActions = async (count: number) => {
  const planned = await givenGoal()
  const actions: Parameters[] = []
  for (let at = 0; at < count; at += 1) {
    const { body } = await addAction(planned.goal, { deadline: day(30) })
    actions.push({ goal: planned.goal, action: body.id })
  }
  return { ...planned, actions }
}
const report = (parameters: Parameters) =>
  vereda.ask(actionPlanCalls.reportAction, teacher, {
    parameters,
    body: { note: 'It is done.', done_on: day(0) },
  })
const givenReported = async (count = 1) => {
  const planned = await givenActions(count)
  for (const action of planned.actions) await report(action)
  expect(await unreadOf(secondCoordinator, planned.evaluation)).toEqual(['action_reported'])
  return planned
}
const confirm = (as: Someone, parameters: Parameters | undefined) =>
  vereda.ask(actionPlanCalls.confirmAction, as, { parameters: parameters ?? { goal: 0, action: 0 } })
const changeAll = async (as: Someone, actions: readonly Parameters[], body: object) => {
  for (const parameters of actions)
    expect(await vereda.ask(actionPlanCalls.changeAction, as, { parameters, body })).toMatchObject({
      status: 200,
    })
}

test('a report that the school withdraws is no longer to be confirmed', async () => {
  const { evaluation, actions } = await givenReported()
  await changeAll(teacher, actions, { status: 'in_progress' })
  expect(await unreadOf(secondCoordinator, evaluation)).toEqual([])
})

test('nor is one whose action staff cancel, or one deleted with its action or goal', async () => {
  const cancelled = await givenReported()
  await changeAll(coordinator, cancelled.actions, { status: 'cancelled', observation: 'Nobody needs it' })
  expect(await unreadOf(secondCoordinator, cancelled.evaluation)).toEqual([])

  const removed = await givenReported()
  const [parameters = { goal: 0, action: 0 }] = removed.actions
  await vereda.ask(actionPlanCalls.removeAction, coordinator, { parameters })
  expect(await unreadOf(secondCoordinator, removed.evaluation)).toEqual([])

  const { plan, goal, evaluation } = await givenReported()
  await vereda.ask(actionPlanCalls.removeGoal, coordinator, { parameters: { plan, goal } })
  expect(await unreadOf(secondCoordinator, evaluation)).toEqual([])
})

test('a date set by staff leaves no proposal to answer', async () => {
  const { evaluation, actions } = await givenActions(1)
  const [parameters = { goal: 0, action: 0 }] = actions
  await vereda.ask(actionPlanCalls.proposeDate, teacher, {
    parameters,
    body: { deadline: day(60), reason: 'The mason is ill' },
  })
  expect(await unreadOf(secondCoordinator, evaluation)).toEqual(['date_proposed'])
  await changeAll(coordinator, actions, { deadline: day(45) })
  expect(await unreadOf(secondCoordinator, evaluation)).toEqual([])
})

test('when the last two actions are confirmed at the same time, nothing is asked of others any more', async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const { evaluation, actions } = await givenReported(2)
    const answers = await Promise.all([confirm(coordinator, actions[0]), confirm(representative, actions[1])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await unreadOf(secondCoordinator, evaluation)).toEqual([])
    expect(await unreadOf(colleague, evaluation)).toEqual(['action_confirmed'])
  }
})
