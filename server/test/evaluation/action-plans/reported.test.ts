import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { notificationCalls } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { auditOf, setStatus } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning } from './planning.ts'

const { vereda, db, people, givenGoal, addAction, planOf } = await givenPlanning()
const { coordinator, teacher } = people

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const plannedAction = async (change = {}) => {
  const planned = await givenGoal()
  const { body } = await addAction(planned.goal, { deadline: yesterday, ...change })
  return { ...planned, parameters: { goal: planned.goal, action: body.id } }
}
type Parameters = { goal: number; action: number }

const report = (parameters: Parameters, note = 'Twelve doors have labels', as: Someone = teacher) =>
  vereda.ask(actionPlanCalls.reportAction, as, { parameters, body: { note, done_on: yesterday } })
const confirm = (parameters: Parameters, as: Someone = coordinator) =>
  vereda.ask(actionPlanCalls.confirmAction, as, { parameters })
const askAbout = (parameters: Parameters, text = 'In which rooms?', as: Someone = coordinator) =>
  vereda.ask(actionPlanCalls.askAboutAction, as, { parameters, body: { text } })
const change = (parameters: Parameters, body: object, as: Someone = teacher) =>
  vereda.ask(actionPlanCalls.changeAction, as, { parameters, body })

const notified = async (as: Someone, evaluation: number) => {
  const { body } = await vereda.ask(notificationCalls.list, as, { query: {} })
  return body.results.filter(({ object_id }) => object_id === evaluation)
}

test('a school reports an action as completed, a coordinator asks back, and the next report is confirmed', async () => {
  const { parameters, line, evaluation } = await plannedAction()
  const reported = await report(parameters)
  expect([reported.status, reported.body]).toMatchObject([
    200,
    {
      status: 'pending',
      overdue: false,
      reported: { by: { id: teacher.id }, note: 'Twelve doors have labels', done_on: yesterday, files: [] },
      question: null,
      confirmed: null,
      version: 2,
    },
  ])
  expect(await notified(coordinator, evaluation)).toMatchObject([
    {
      code: 'action_reported',
      related_object_type: 'action',
      message: expect.stringMatching(/reported an action.*\nMake six calendars\nTwelve doors have labels$/s),
      params: { line, action: parameters.action, count: 1 },
    },
  ])

  const answer = await askAbout(parameters)
  expect(answer.body).toMatchObject({
    overdue: true,
    reported: { note: 'Twelve doors have labels' },
    question: { by: { id: coordinator.id }, text: 'In which rooms?' },
  })
  expect(await notified(teacher, evaluation)).toMatchObject([
    { code: 'action_asked', message: expect.stringMatching(/asks about an action.*In which rooms\?$/s) },
  ])

  expect((await report(parameters, 'In rooms 1 to 12')).body).toMatchObject({
    question: null,
    overdue: false,
  })
  const confirmed = await confirm(parameters)
  expect(confirmed.body).toMatchObject({
    status: 'completed',
    reported: { note: 'In rooms 1 to 12' },
    confirmed: { by: { id: coordinator.id } },
  })
  const actions = (await auditOf(db, 'action', parameters.action)).map((each) => each.deed)
  expect(actions).toEqual(['action.create', 'action.report', 'action.ask', 'action.report', 'action.confirm'])
  expect(JSON.stringify(await auditOf(db, 'action', parameters.action))).not.toMatch(/rooms|doors/)
})

test('only confirmed actions count as completed, and a school cannot change them any more', async () => {
  const { parameters, evaluation } = await plannedAction()
  await report(parameters)
  expect((await planOf(evaluation)).goals[0]?.actions[0]?.status).toBe('pending')
  await confirm(parameters)
  expect(refusalOf(await report(parameters, 'More'))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await change(parameters, { status: 'in_progress' }))).toEqual([403, 'permission_denied'])
  const reopened = await change(parameters, { status: 'in_progress' }, coordinator)
  expect(reopened.body).toMatchObject({ status: 'in_progress', confirmed: null })
})

test('a school changes only the status of an action; completed is a report', async () => {
  const { parameters } = await plannedAction()
  for (const body of [{ text: 'Other words' }, { deadline: null }, { status: 'blocked', accountable: 'x' }])
    expect(refusalOf(await change(parameters, body))).toEqual([403, 'permission_denied'])
  expect((await change(parameters, { status: 'in_progress' })).body.status).toBe('in_progress')
  expect(refusalOf(await change(parameters, { status: 'completed' }))).toEqual([
    400,
    'required',
    'observation',
  ])
  const completed = await change(parameters, { status: 'completed', observation: 'Six hang' })
  expect(completed.body).toMatchObject({ status: 'in_progress', reported: { note: 'Six hang' } })
  const blocked = await change(parameters, { status: 'blocked', observation: 'One fell down' })
  expect(blocked.body).toMatchObject({ status: 'blocked', reported: null })
})

test('an action that a coordinator completes is confirmed', async () => {
  const { parameters } = await plannedAction()
  const { body } = await change(parameters, { status: 'completed' }, coordinator)
  expect(body).toMatchObject({
    status: 'completed',
    reported: null,
    confirmed: { by: { id: coordinator.id } },
  })
})

test('the school is notified of its confirmed report, by notification and e-mail, once', async () => {
  const { parameters, line, evaluation } = await plannedAction()
  await report(parameters)
  expect((await confirm(parameters)).status).toBe(200)
  expect((await confirm(parameters)).status).toBe(200)
  expect(await notified(teacher, evaluation)).toMatchObject([
    {
      code: 'action_confirmed',
      related_object_type: 'action',
      message: expect.stringMatching(/has confirmed an action.*\nMake six calendars$/s),
      params: { line, action: parameters.action, count: 1 },
    },
  ])
  const { parameters: other, evaluation: elsewhere } = await plannedAction()
  await report(other)
  await change(other, { status: 'completed' }, coordinator)
  expect(await notified(teacher, elsewhere)).toMatchObject([{ code: 'action_confirmed' }])
})

test('reports, questions and confirmations are sent by e-mail too, one of a kind and plan while it waits', async () => {
  const { parameters, goal, evaluation } = await plannedAction()
  const { body: other } = await addAction(goal, { text: 'Label the rooms' })
  for (const action of [parameters.action, other.id]) {
    await report({ goal, action })
    await askAbout({ goal, action })
    await report({ goal, action }, 'In all of them')
    await confirm({ goal, action })
  }
  const letters = await db
    .selectFrom('letters')
    .innerJoin('users', 'users.id', 'letters.user_id')
    .where('letters.evaluation_id', '=', evaluation)
    .where('users.id', 'in', [coordinator.id, teacher.id])
    .select(['users.id', 'letters.code', 'letters.params'])
    .orderBy('letters.code')
    .execute()
  expect(letters.map(({ id, code }) => [id, code])).toEqual([
    [teacher.id, 'action_asked'],
    [teacher.id, 'action_confirmed'],
    [coordinator.id, 'action_reported'],
  ])
  expect(JSON.stringify(letters)).not.toMatch(/rooms|doors|calendars/)
})

test('an action without a report can be neither confirmed nor asked about', async () => {
  const { parameters } = await plannedAction()
  expect(refusalOf(await confirm(parameters))).toEqual([409, 'action_not_reported'])
  expect(refusalOf(await askAbout(parameters))).toEqual([409, 'action_not_reported'])
  expect(refusalOf(await report(parameters, ''))).toEqual([400, 'required', 'note'])
})

test('on a closed line nothing is reported, confirmed or asked', async () => {
  const { parameters, line } = await plannedAction()
  await report(parameters)
  await setStatus(db, line, 'CLOSED')
  for (const answer of [await report(parameters), await confirm(parameters), await askAbout(parameters)])
    expect(refusalOf(answer)).toEqual([409, 'cycle_not_open'])
})

test('reports that nobody has read yet are one notification with their number', async () => {
  const { parameters, goal, evaluation } = await plannedAction()
  const { body: other } = await addAction(goal, { text: 'Label the rooms' })
  await report(parameters)
  await report({ goal, action: other.id }, 'All are labelled')
  expect(await notified(coordinator, evaluation)).toMatchObject([
    {
      message: expect.stringMatching(/^2 actions .*\nLabel the rooms\nAll are labelled$/s),
      params: { count: 2 },
    },
  ])
})
