import { evaluationCalls } from 'contract/evaluation/evaluations'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { expect, test } from 'vitest'
import { changesOf } from '../../../given/answers.ts'
import { givenVereda } from '../../../vereda.ts'
import { givenEditions } from './given-editions.ts'

const vereda = await givenVereda()
const place = await givenEditions(vereda)
const { db, instrument, coordinator, next } = place

test('weights stay, and a goal keeps its domain when its indicator asks something else', async () => {
  const line = await place.openLine()
  const goal = await vereda.ask(actionPlanCalls.addGoal, coordinator, {
    parameters: { plan: line.plan },
    body: {
      title: 'A way in for everybody',
      category: instrument.indicator('3.1.1').category,
      indicator: instrument.indicator('3.1.1').id,
    },
  })
  expect(goal.status).toBe(201)
  expect((await place.choices(line.id)).body.choices[0]?.goals).toBe(1)
  const shares = [10, 10, 10, 10, 10, 10, 40]
  const scores = instrument.categories.map((category, number) => ({ category, score: shares[number] ?? 0 }))
  await vereda.ask(evaluationCalls.weigh, coordinator, { body: { evaluation_line: line.id, scores } })
  await place.move(line.id)
  const { line: now } = await place.read(line.evaluation)
  expect(now.indiprin.map(({ score }) => score)).toEqual(shares)
  const row = await db
    .selectFrom('goals')
    .innerJoin('categories', 'categories.id', 'goals.category_id')
    .where('goals.id', '=', goal.body.id)
    .select([
      'goals.indicator_id as indicator',
      'categories.number',
      'categories.instrument_id as instrument',
      'title',
    ])
    .executeTakeFirst()
  expect(row).toEqual({
    indicator: null,
    number: 3,
    instrument: next,
    title: 'A way in for everybody',
  })
  expect((await changesOf(db, 'goal', goal.body.id)).at(-1)).toMatchObject({
    deed: 'goal.change',
    old: { indicator: instrument.indicator('3.1.1').id },
    new: { indicator: null },
  })
})
