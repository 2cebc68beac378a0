import { lineCalls } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { expect, test } from 'vitest'
import { auditOf, setStatus } from '../../given/answers.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning } from './planning.ts'

const { vereda, db, people, givenGoal, addAction, planOf } = await givenPlanning()
const { coordinator, teacher } = people
const year = new Date().getUTCFullYear() + 1

const termly = {
  deadline: `${year}-03-15`,
  repeats: 'termly' as const,
  repeats_until: `${year}-08-01`,
  cost: { amount: 1200.5, currency: 'PEN' },
  accountable: 'Head teacher',
}
const actionsOf = async (evaluation: number) => (await planOf(evaluation)).goals[0]?.actions ?? []

test('costs and repetition of an action are stored, changed and removed', async () => {
  const { goal } = await givenGoal()
  const { body: action } = await addAction(goal, termly)
  expect(action).toMatchObject(termly)
  const change = (body: object) =>
    vereda.ask(actionPlanCalls.changeAction, coordinator, { parameters: { goal, action: action.id }, body })
  expect((await change({ cost: { amount: 0, currency: 'USD' } })).body.cost).toEqual({
    amount: 0,
    currency: 'USD',
  })
  expect(refusalOf(await change({ deadline: null }))).toEqual([400, 'required', 'deadline'])
  expect(refusalOf(await change({ repeats: null }))).toEqual([400, 'required', 'repeats'])
  const plain = await change({ cost: null, repeats: null, repeats_until: null })
  expect(plain.body).toMatchObject({ cost: null, repeats: null, repeats_until: null, text: action.text })
})

test('an amount has two decimals and a currency of three letters; a repeated action has a deadline', async () => {
  const { goal } = await givenGoal()
  const refused = async (change: object) => refusalOf(await addAction(goal, change))
  for (const amount of [-1, 0.001, 1e15])
    expect(await refused({ cost: { amount, currency: 'PEN' } })).toEqual([
      400,
      'validation_error',
      'cost.amount',
    ])
  expect(await refused({ cost: { amount: 1, currency: 'soles' } })).toEqual([
    400,
    'validation_error',
    'cost.currency',
  ])
  expect(await refused({ repeats: 'monthly' })).toEqual([400, 'required', 'deadline'])
  expect(await refused({ repeats_until: '2030-01-01' })).toEqual([400, 'required', 'repeats'])
})

test('confirming one repetition opens the next, once, until its last day', async () => {
  const { goal, evaluation } = await givenGoal()
  const { body: first } = await addAction(goal, termly)
  const parameters = { goal, action: first.id }
  await vereda.ask(actionPlanCalls.reportAction, teacher, { parameters, body: { note: 'Done' } })
  expect(await actionsOf(evaluation)).toHaveLength(1)
  await vereda.ask(actionPlanCalls.confirmAction, coordinator, { parameters })
  const [, second, ...others] = await actionsOf(evaluation)
  expect(others).toEqual([])
  expect(second).toMatchObject({ ...termly, deadline: `${year}-07-15`, status: 'pending', reported: null })
  expect((await auditOf(db, 'action', second?.id ?? 0)).map(({ deed: action }) => action)).toEqual([
    'action.create',
  ])

  const change = (action: number, status: 'in_progress' | 'completed') =>
    vereda.ask(actionPlanCalls.changeAction, coordinator, { parameters: { goal, action }, body: { status } })
  await change(first.id, 'in_progress')
  await change(first.id, 'completed')
  expect(await actionsOf(evaluation)).toHaveLength(2)
  await change(second?.id ?? 0, 'completed')
  expect(await actionsOf(evaluation)).toHaveLength(2)
})

test('a cancelled action is not repeated, and an unfinished one is carried over with its repetition', async () => {
  const { goal, evaluation, line } = await givenGoal()
  const { body: dropped } = await addAction(goal, termly)
  await vereda.ask(actionPlanCalls.changeAction, coordinator, {
    parameters: { goal, action: dropped.id },
    body: { status: 'cancelled', observation: 'No money' },
  })
  expect(await actionsOf(evaluation)).toHaveLength(1)
  await addAction(goal, termly)
  await setStatus(db, line, 'CLOSED')
  const opened = await vereda.ask(lineCalls.open, coordinator, {
    parameters: { id: line },
    body: { status: 'OPEN', evaluation, year },
  })
  expect(opened.status).toBe(201)
  expect(await actionsOf(evaluation)).toMatchObject([{ ...termly, status: 'pending' }])
})
