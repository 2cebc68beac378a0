import { lineCalls } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { limits } from 'contract/platform/limits'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { setStatus } from '../../given/answers.ts'
import { refusalOf } from '../../said.ts'
import { givenPlanning } from './planning.ts'

const { vereda, db, people, givenGoal, addGoal, addAction, planOf, line } = await givenPlanning()
afterAll(() => vereda.close())
const { coordinator } = people

test('a full plan takes no more text in any of its parts, and is still read quickly', async () => {
  const { plan, evaluation, goal } = await givenGoal()
  const parameters = { goal }
  const { body: remark } = await vereda.ask(actionPlanCalls.addObservation, coordinator, {
    parameters,
    body: { text: 'One' },
  })
  const { body: action } = await addAction(goal)
  const rows = Math.floor(limits.planBytes / 1200) - 2
  await sql`insert into observations (goal_id, text, author_id)
    select ${goal}::int, repeat('x', 1000), ${coordinator.id}::int from generate_series(1, ${rows}::int)`.execute(
    db,
  )
  const text = 'x'.repeat(1000)
  const full = [
    await addGoal(plan, { title: 'y', barrier: text, change: text, sign_of_success: text }),
    await vereda.ask(actionPlanCalls.changeGoal, coordinator, {
      parameters: { plan, goal },
      body: { barrier: text, change: text, sign_of_success: text },
    }),
    await vereda.ask(actionPlanCalls.changeObservation, coordinator, {
      parameters: { goal, observation: remark.id },
      body: { text: '€'.repeat(1000) },
    }),
    await vereda.ask(actionPlanCalls.changeAction, coordinator, {
      parameters: { goal, action: action.id },
      body: { text: '€'.repeat(1000) },
    }),
    await addAction(goal, { text: '€'.repeat(1000) }),
  ]
  expect(full.map(refusalOf)).toEqual(full.map(() => [409, 'quota_exceeded']))
  const shorter = { parameters: { goal, observation: remark.id }, body: { text: 'On' } }
  expect((await vereda.ask(actionPlanCalls.changeObservation, coordinator, shorter)).status).toBe(200)
  expect((await planOf(evaluation)).goals).toHaveLength(1)
})

test('returns of a line have room for a mebibyte of text; it can still be validated', async () => {
  const { id } = await line({ status: 'IN REVIEW' })
  const messages = Array.from({ length: 80 }, () => ({ text: '€'.repeat(1000) }))
  const back = () => vereda.ask(lineCalls.return, coordinator, { parameters: { id }, body: { messages } })
  const statuses: number[] = []
  for (let times = 0; times < 5; times += 1) {
    await setStatus(db, id, 'IN REVIEW')
    statuses.push((await back()).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 409])
  expect((await vereda.ask(lineCalls.review, coordinator, { parameters: { id }, body: {} })).status).toBe(200)
})
