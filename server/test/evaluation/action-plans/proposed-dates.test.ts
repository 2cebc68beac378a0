// @both-databases: one statement replaces what was notified and counts it
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { auditOf, setStatus } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning } from './planning.ts'

const { vereda, db, people, givenGoal, addAction, planOf } = await givenPlanning()
const { coordinator, teacher } = people

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [yesterday, nextMonth] = [dayFromNow(-1), dayFromNow(30)]

const lateAction = async () => {
  const planned = await givenGoal()
  const { body } = await addAction(planned.goal, { deadline: yesterday })
  return { ...planned, parameters: { goal: planned.goal, action: body.id } }
}
type Parameters = { goal: number; action: number }

const propose = (parameters: Parameters, change = {}, as: Someone = teacher) =>
  vereda.ask(actionPlanCalls.proposeDate, as, {
    parameters,
    body: { deadline: nextMonth, reason: 'The mason is ill', ...change },
  })
const accept = (parameters: Parameters, as: Someone = coordinator) =>
  vereda.ask(actionPlanCalls.acceptDate, as, { parameters })
const decline = (parameters: Parameters, as: Someone = coordinator) =>
  vereda.ask(actionPlanCalls.declineDate, as, { parameters })

const notified = async (as: Someone, evaluation: number) => {
  const { body } = await vereda.ask(notificationCalls.list, as, { query: {} })
  return body.results.filter(({ object_id }) => object_id === evaluation)
}

test('a school proposes another date, which counts once a coordinator accepts it', async () => {
  const { parameters, evaluation } = await lateAction()
  const proposed = await propose(parameters)
  expect([proposed.status, proposed.body]).toMatchObject([
    200,
    {
      deadline: yesterday,
      overdue: true,
      proposed: { by: { id: teacher.id }, deadline: nextMonth, reason: 'The mason is ill', declined: null },
    },
  ])
  expect(await notified(coordinator, evaluation)).toMatchObject([
    { code: 'date_proposed', message: expect.stringMatching(/proposes another day.*The mason is ill$/s) },
  ])

  const accepted = await accept(parameters)
  expect([accepted.status, accepted.body]).toMatchObject([
    200,
    { deadline: nextMonth, overdue: false, proposed: null },
  ])
  const [goal] = (await planOf(evaluation)).goals
  expect(goal?.observations).toMatchObject([{ text: 'The mason is ill', author: { id: teacher.id } }])
  expect(await notified(teacher, evaluation)).toMatchObject([{ code: 'date_accepted' }])
  const audit = await auditOf(db, 'action', parameters.action)
  expect(audit.map(({ deed }) => deed)).toEqual(['action.create', 'action.propose', 'action.accept'])
  expect(JSON.stringify(audit)).not.toMatch(/mason/)
})

test('a declined date leaves the action unchanged, names who declined it, and can be followed by another', async () => {
  const { parameters, evaluation } = await lateAction()
  await propose(parameters)
  const declined = await decline(parameters)
  expect(declined.body).toMatchObject({
    deadline: yesterday,
    overdue: true,
    proposed: { deadline: nextMonth, declined: { by: { id: coordinator.id } } },
  })
  expect(await notified(teacher, evaluation)).toMatchObject([{ code: 'date_declined' }])
  const again = await propose(parameters, { deadline: dayFromNow(7) })
  expect(again.body.proposed).toMatchObject({ deadline: dayFromNow(7), declined: null })
  expect((await accept(parameters)).body.deadline).toBe(dayFromNow(7))
})

test('an answered proposal is not answered twice', async () => {
  const { parameters } = await lateAction()
  expect(refusalOf(await accept(parameters))).toEqual([412, 'version_conflict'])
  await propose(parameters)
  await decline(parameters)
  expect(refusalOf(await accept(parameters))).toEqual([412, 'version_conflict'])
  expect(refusalOf(await decline(parameters))).toEqual([412, 'version_conflict'])
})

test('a past date, a missing text and a completed action are refused', async () => {
  const { parameters } = await lateAction()
  expect(refusalOf(await propose(parameters, { deadline: yesterday }))).toEqual([
    400,
    'validation_error',
    'deadline',
  ])
  expect(refusalOf(await propose(parameters, { reason: ' ' }))).toEqual([400, 'required', 'reason'])
  await vereda.ask(actionPlanCalls.changeAction, coordinator, { parameters, body: { status: 'completed' } })
  expect(refusalOf(await propose(parameters))).toEqual([403, 'permission_denied'])
})

test('a new date by staff, and a completion, remove the proposal', async () => {
  for (const body of [{ deadline: dayFromNow(9) }, { status: 'completed' as const }]) {
    const { parameters } = await lateAction()
    await propose(parameters)
    const { body: action } = await vereda.ask(actionPlanCalls.changeAction, coordinator, { parameters, body })
    expect(action.proposed).toBeNull()
  }
})

test('in a closed line nobody proposes a date or answers', async () => {
  const { parameters, line } = await lateAction()
  await propose(parameters)
  await setStatus(db, line, 'CLOSED')
  for (const refused of [await propose(parameters), await accept(parameters), await decline(parameters)])
    expect(refusalOf(refused)).toEqual([409, 'cycle_not_open'])
})
