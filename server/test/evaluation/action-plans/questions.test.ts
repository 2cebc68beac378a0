import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { expect, test } from 'vitest'
import type { Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning, missing } from './planning.ts'

const { vereda, people, line, planOf } = await givenPlanning()

test('a coordinator answers the seven questions, each once', async () => {
  const { coordinator, teacher, administrator, stranger } = people
  const { evaluation, plan } = await line()
  const answer = (as: Someone, action_plan: number, number: number, text = 'Families lead the meetings') =>
    vereda.ask(actionPlanCalls.answer, as, { body: { action_plan, number, answer: text } })
  const { status, body: first, headers } = await answer(coordinator, plan, 1)
  expect([status, headers['etag']]).toEqual([201, '"v1"'])
  expect(first).toMatchObject({ number: 1, answer: 'Families lead the meetings', version: 1 })
  expect(refusalOf(await answer(coordinator, plan, 1))).toEqual([409, 'answer_exists'])
  expect((await answer(coordinator, plan, 7)).status).toBe(201)
  expect(refusalOf(await answer(coordinator, plan, 8))).toEqual([400, 'validation_error', 'number'])
  expect(refusalOf(await answer(coordinator, plan, 0))).toEqual([400, 'validation_error', 'number'])
  expect(refusalOf(await answer(coordinator, plan, 2, ''))).toEqual([400, 'required', 'answer'])
  expect(refusalOf(await answer(coordinator, plan, 2, 'x'.repeat(1001)))).toEqual([
    400,
    'max_length',
    'answer',
  ])
  expect(refusalOf(await answer(coordinator, missing, 2))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await answer(stranger, plan, 2))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await answer(teacher, plan, 2))).toEqual([403, 'permission_denied'])
  expect(refusalOf(await answer(administrator, missing, 2))).toEqual([400, 'does_not_exist', 'action_plan'])

  const parameters = { plan, question: first.id }
  const change = (as: Someone, text: string, headers = {}) =>
    vereda.ask(actionPlanCalls.changeAnswer, as, { parameters, body: { answer: text }, headers })
  const changed = await change(coordinator, 'Learners too', { 'if-match': '"v1"' })
  expect(changed.body).toMatchObject({ id: first.id, answer: 'Learners too', version: 2 })
  expect(refusalOf(await change(coordinator, 'Late', { 'if-match': '"v1"' }))).toEqual([
    412,
    'version_conflict',
  ])
  expect((await planOf(evaluation, teacher)).questions.map(({ number }) => number)).toEqual([1, 7])
  const { plan: otherPlan } = await line()
  const elsewhere = { parameters: { plan: otherPlan, question: first.id } }
  expect(
    refusalOf(
      await vereda.ask(actionPlanCalls.changeAnswer, coordinator, { ...elsewhere, body: { answer: 'x' } }),
    ),
  ).toEqual([404, 'not_found'])
  expect(refusalOf(await vereda.ask(actionPlanCalls.removeAnswer, coordinator, elsewhere))).toEqual([
    404,
    'not_found',
  ])
  expect((await vereda.ask(actionPlanCalls.removeAnswer, coordinator, { parameters })).body).toEqual({
    code: 'answer_deleted',
    detail: 'Answer deleted',
  })
  expect((await answer(coordinator, plan, 1)).status).toBe(201)
})

test('two people who answer one question at once make one answer', async () => {
  const { plan } = await line()
  const both = await Promise.all(
    [people.coordinator, people.representative].map((as) =>
      vereda.ask(actionPlanCalls.answer, as, { body: { action_plan: plan, number: 3, answer: 'Stairs' } }),
    ),
  )
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409])
})
