import { lineCalls } from 'contract/evaluation/lines'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { statisticsCalls } from 'contract/insight/statistics/statistics'
import { languages } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { recount } from '../../../src/evaluation/summaries/recount.ts'
import { message } from '../../../src/platform/messages.ts'
import { day, givenPlanning } from '../../evaluation/action-plans/planning.ts'
import { setStatus } from '../../given/answers.ts'

const { vereda, db, people, line, addGoal, addAction, planOf } = await givenPlanning()
const { coordinator } = people

const countedInPlans = async () => {
  const query = { type: 'plans', model: 'region' } as const
  const { body } = await vereda.ask(statisticsCalls.evaluations, coordinator, { query })
  return body.rows.map(({ values }) => (values as { actions_overdue: number }).actions_overdue)
}
const listedAsLate = async () => {
  const { body } = await vereda.ask(overdueCalls.list, coordinator, { query: {} })
  return body.results.map((action) => action.line)
}

test('an action that went into the next line is late once; the plan that ended has it as unfinished past its date', async () => {
  const ended = await line({ year: 2025 })
  const { body: goal } = await addGoal(ended.plan)
  await addAction(goal.id, { deadline: day(-12) })
  await setStatus(db, ended.id, 'CLOSED')
  await recount(db)
  expect([await countedInPlans(), await listedAsLate()]).toEqual([[1], []])
  const opened = await vereda.ask(lineCalls.open, coordinator, {
    parameters: { id: ended.id },
    body: { status: 'OPEN', evaluation: ended.evaluation, year: 2026 },
  })
  expect(opened.status).toBe(201)
  expect([await countedInPlans(), await listedAsLate()]).toEqual([[1], [opened.body.line.id]])
  const [again] = (await planOf(ended.evaluation)).goals
  await vereda.ask(actionPlanCalls.changeAction, coordinator, {
    parameters: { goal: again?.id ?? 0, action: again?.actions[0]?.id ?? 0 },
    body: { status: 'completed' },
  })
  expect([await countedInPlans(), await listedAsLate()]).toEqual([[1], []])
})

test.each(languages.map(({ code }) => code))(
  'statistics, their files and the list of what is late use different words for the two in %s',
  (language) => {
    const lateElsewhere = message(language, 'plan.late').toLowerCase()
    const labels = [
      message(language, 'statistics.plan.past'),
      message(language, 'statistics.plansOf', { done: 1, actions: 2, past: 1 }),
      message(language, 'statistics.plansSaid', { done: 1, actions: 2, past: 1, reached: 1, goals: 1 }),
      message(language, 'spreadsheets.statistics.measures.actions_overdue'),
    ]
    for (const each of labels) expect(each.toLowerCase()).not.toContain(lateElsewhere)
  },
)
