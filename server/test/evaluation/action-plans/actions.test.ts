import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { expect, test } from 'vitest'
import { auditOf } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { day, givenPlanning } from './planning.ts'

const { vereda, db, people, givenGoal, addAction, planOf } = await givenPlanning()

test('observations are added to a goal, corrected and deleted', async () => {
  const { coordinator, representative } = people
  const { goal, evaluation } = await givenGoal()
  const add = (text: string) =>
    vereda.ask(actionPlanCalls.addObservation, representative, { parameters: { goal }, body: { text } })
  const { status, body } = await add('Two made so far')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    text: 'Two made so far',
    author: { id: representative.id, name: expect.any(String), role: 1 },
    version: 1,
  })
  expect(refusalOf(await add(''))).toEqual([400, 'required', 'text'])
  const parameters = { goal, observation: body.id }
  const headers = { 'if-match': '"v1"' }
  const mend = () =>
    vereda.ask(actionPlanCalls.changeObservation, coordinator, {
      parameters,
      headers,
      body: { text: 'Three' },
    })
  expect((await mend()).body).toMatchObject({ text: 'Three', version: 2, author: { id: representative.id } })
  expect(refusalOf(await mend())).toEqual([412, 'version_conflict'])
  expect((await planOf(evaluation)).goals[0]?.observations.map(({ text }) => text)).toEqual(['Three'])
  const removed = await vereda.ask(actionPlanCalls.removeObservation, coordinator, { parameters })
  expect(removed.body).toEqual({ code: 'observation_deleted', detail: 'Observation deleted' })
})

test('the school reports its progress, and changes only its own observations', async () => {
  const { coordinator, teacher } = people
  const { goal } = await givenGoal()
  const add = (as: Someone) =>
    vereda.ask(actionPlanCalls.addObservation, as, { parameters: { goal }, body: { text: 'Two made' } })
  const [own, others] = [(await add(teacher)).body, (await add(coordinator)).body]
  const mend = (observation: number) =>
    vereda.ask(actionPlanCalls.changeObservation, teacher, {
      parameters: { goal, observation },
      body: { text: 'Three made' },
    })
  expect((await mend(own.id)).body.text).toBe('Three made')
  expect(refusalOf(await mend(others.id))).toEqual([403, 'permission_denied'])
})

test('an action is late from the day after its deadline, until it is completed or cancelled', async () => {
  const { coordinator } = people
  const { goal, evaluation } = await givenGoal()
  const { status, body: late } = await addAction(goal, { deadline: day(-1), accountable: 'Head teacher' })
  expect(status).toBe(201)
  expect(late).toEqual({
    id: expect.any(Number),
    text: 'Make six calendars',
    category: 2,
    accountable: 'Head teacher',
    deadline: day(-1),
    status: 'pending',
    overdue: true,
    reported: null,
    question: null,
    proposed: null,
    confirmed: null,
    cost: null,
    repeats: null,
    repeats_until: null,
    version: 1,
    updated_at: expect.stringMatching(/Z$/),
  })
  const { body: today } = await addAction(goal, { deadline: day(0) })
  expect(today.overdue).toBe(false)
  const { body: undated } = await addAction(goal)
  expect(undated).toMatchObject({ deadline: null, accountable: null, overdue: false })
  const plan = await planOf(evaluation)
  expect(plan.goals[0]?.actions).toEqual([late, today, undated])
  const completed = await vereda.ask(actionPlanCalls.changeAction, coordinator, {
    parameters: { goal, action: late.id },
    body: { status: 'completed' },
    headers: { 'if-match': '"v1"' },
  })
  expect(completed.body).toMatchObject({ status: 'completed', overdue: false, version: 2 })
})

test('an action that is blocked, postponed or cancelled needs a reason, which the goal shows', async () => {
  const { coordinator } = people
  const { goal, evaluation } = await givenGoal()
  expect(refusalOf(await addAction(goal, { status: 'blocked' }))).toEqual([400, 'required', 'observation'])
  const { body: action } = await addAction(goal)
  const parameters = { goal, action: action.id }
  const change = (body: object, headers = {}) =>
    vereda.ask(actionPlanCalls.changeAction, coordinator, { parameters, body, headers })
  for (const status of ['blocked', 'postponed', 'cancelled']) {
    expect(refusalOf(await change({ status }))).toEqual([400, 'required', 'observation'])
    const changed = await change({ status, observation: `Because ${status}` })
    expect(changed.body).toMatchObject({ id: action.id, status })
    expect((await change({ status, text: 'Still so' })).status).toBe(200)
  }
  expect((await change({ status: 'in_progress' })).body.status).toBe('in_progress')
  const { goals } = await planOf(evaluation)
  expect(goals[0]?.observations.map(({ text, author }) => [text, author.id])).toEqual([
    ['Because blocked', coordinator.id],
    ['Because postponed', coordinator.id],
    ['Because cancelled', coordinator.id],
  ])
  expect(refusalOf(await change({ text: 'Late' }, { 'if-match': '"v1"' }))).toEqual([412, 'version_conflict'])
  const trail = await auditOf(db, 'action', action.id)
  expect(trail[1]).toMatchObject({ old: { status: 'pending' }, new: { status: 'blocked' } })
})

test('an action has a category from 1 to 6, a valid date and a text of limited length', async () => {
  const { goal } = await givenGoal()
  const refused = async (change: object) => refusalOf(await addAction(goal, change))
  expect(await refused({ category: 7 })).toEqual([400, 'validation_error', 'category'])
  expect(await refused({ deadline: '2026-02-30' })).toEqual([400, 'validation_error', 'deadline'])
  expect(await refused({ deadline: '0000-01-01' })).toEqual([400, 'validation_error', 'deadline'])
  expect(await refused({ text: '' })).toEqual([400, 'required', 'text'])
  expect(await refused({ text: 'x'.repeat(1001) })).toEqual([400, 'max_length', 'text'])
  expect(await refused({ status: 'done' })).toEqual([400, 'validation_error', 'status'])
})
