import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import type { NewGoal } from 'contract/evaluation/plan/goals'
import { expect, test } from 'vitest'
import { auditOf } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenSmallInstrument } from '../../given/small-instrument.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning, missing } from './planning.ts'

const { vereda, db, people, line, addGoal, givenGoal, addAction, planOf } = await givenPlanning()

test('a coordinator sets a goal, and the school reads it in its plan', async () => {
  const { coordinator, teacher, instrument } = people
  const { plan, evaluation } = await line()
  const { id: indicator, category } = instrument.indicator('2.1.1')
  const { status, body, headers } = await addGoal(plan, {
    category,
    indicator,
    barrier: 'No time',
    change: 'They know what comes next',
    sign_of_success: 'Six of eight use it',
    kind: 'make_usual',
    target: 'D',
  })
  expect([status, headers['etag']]).toEqual([201, '"v1"'])
  expect(body).toEqual({
    id: expect.any(Number),
    title: 'Every learner has a calendar',
    category,
    indicator,
    barrier: 'No time',
    change: 'They know what comes next',
    sign_of_success: 'Six of eight use it',
    kind: 'make_usual',
    target: 'D',
    status: 'in_progress',
    carried_from: null,
    observations: [],
    actions: [],
    version: 1,
    updated_at: expect.stringMatching(/Z$/),
  })
  const second = await addGoal(plan)
  expect(second.body).toMatchObject({ kind: 'start', barrier: null, indicator: null, target: null })
  expect((await planOf(evaluation, teacher)).goals).toEqual([body, second.body])
  expect(await auditOf(db, 'goal', body.id)).toEqual([
    {
      deed: 'goal.create',
      old: null,
      new: { category, indicator, kind: 'make_usual', target: 'D', status: 'in_progress' },
      actor_id: coordinator.id,
    },
  ])
})

test('a goal has a domain of the instrument and an indicator of that domain', async () => {
  const { instrument, administrator } = people
  const { plan } = await line()
  const other = await givenSmallInstrument(db)
  const foreign = other.indicator('1.1.1')
  const refused = async (change: Partial<NewGoal>, as?: Someone) => refusalOf(await addGoal(plan, change, as))
  expect(await refused({ category: missing })).toEqual([400, 'does_not_exist', 'category'])
  expect(await refused({ category: foreign.category })).toEqual([400, 'does_not_exist', 'category'])
  expect(await refused({ indicator: missing })).toEqual([400, 'indicator_not_found', 'indicator'])
  expect(await refused({ indicator: missing }, administrator)).toEqual([
    400,
    'indicator_not_found',
    'indicator',
  ])
  expect(await refused({ indicator: foreign.id })).toEqual([400, 'indicator_not_in_instrument', 'indicator'])
  const second = instrument.indicator('2.1.1').id
  expect(await refused({ indicator: second })).toEqual([400, 'validation_error', 'indicator'])
  expect(await refused({ title: ' ' })).toEqual([400, 'required', 'title'])
  expect(await refused({ kind: 'begin' as never })).toEqual([400, 'validation_error', 'kind'])
})

test('a goal is changed with the version that was read, and deleted with its actions and observations', async () => {
  const { coordinator, instrument } = people
  const { plan, goal, evaluation } = await givenGoal()
  await addAction(goal, { status: 'blocked', observation: 'No paper' })
  const parameters = { plan, goal }
  const change = (body: object, headers = {}) =>
    vereda.ask(actionPlanCalls.changeGoal, coordinator, { parameters, body, headers })
  const changed = await change({ status: 'done', barrier: 'No room' }, { 'if-match': '"v1"' })
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({ status: 'done', barrier: 'No room', version: 2, target: null })
  expect(changed.body.title).toBe('Every learner has a calendar')
  expect([changed.body.actions.length, changed.body.observations.length]).toEqual([1, 1])
  const late = await change({ title: 'Late' }, { 'if-match': '"v1"' })
  expect(late.body).toMatchObject({ code: 'version_conflict', version: 2 })
  const moved = { category: instrument.categories[1] ?? 0, indicator: instrument.indicator('2.1.2').id }
  expect((await change(moved)).body).toMatchObject(moved)
  expect(refusalOf(await change({ category: instrument.categories[2] }))).toEqual([
    400,
    'validation_error',
    'indicator',
  ])
  expect((await change({ category: instrument.categories[2], indicator: null })).body.indicator).toBeNull()
  const removed = await vereda.ask(actionPlanCalls.removeGoal, coordinator, { parameters })
  expect(removed.body).toEqual({ code: 'goal_deleted', detail: 'Goal deleted' })
  expect((await planOf(evaluation)).goals).toEqual([])
  expect(refusalOf(await change({ title: 'Gone' }))).toEqual([404, 'not_found'])
})
