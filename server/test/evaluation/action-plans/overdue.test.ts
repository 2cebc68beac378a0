import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { expect, test } from 'vitest'
import { givenLine, setStatus } from '../../given/answers.ts'
import { asCoordinator, type Someone } from '../../given/people.ts'
import { refusalOf } from '../../said.ts'
import { day, givenPlanning } from './planning.ts'

const { vereda, db, people, addGoal, addAction, planOf } = await givenPlanning()
const { coordinator, teacher, administrator, school, otherSchool, instrument } = people

const planAt = async (place: typeof school, days: readonly number[], who = 'Head teacher') => {
  const line = await givenLine(db, place, instrument.id, administrator)
  const { body: goal } = await addGoal(line.plan, {}, administrator)
  const actions = []
  for (const late of days) {
    const { body } = await addAction(goal.id, { deadline: day(-late), accountable: who }, administrator)
    actions.push(body)
  }
  return { ...line, goal: goal.id, actions }
}

const list = async (as: Someone = coordinator, query = {}) => {
  const { body } = await vereda.ask(overdueCalls.list, as, { query })
  return body
}

const own = await planAt(school, [12, 3, 0, -5])
const other = await planAt(otherSchool, [31], 'Ana Ccopa')

test('overdue actions of all schools in scope are listed, the longest overdue first', async () => {
  const all = await list(administrator)
  expect(all).toMatchObject({ count: 3, schools: 2 })
  expect(all.results.map(({ days, school: { id } }) => [days, id])).toEqual([
    [31, otherSchool.id],
    [12, school.id],
    [3, school.id],
  ])
  expect(all.results[1]).toMatchObject({
    text: 'Make six calendars',
    accountable: 'Head teacher',
    deadline: day(-12),
    status: 'pending',
    goal: { id: own.goal, name: 'Every learner has a calendar' },
    evaluation: own.evaluation,
    line: own.id,
  })
  for (const somebody of [coordinator, teacher])
    expect(await list(somebody)).toMatchObject({ count: 2, schools: 1 })
  const elsewhere = await asCoordinator(db, [otherSchool.region])
  expect((await list(elsewhere)).results.map(({ school: { id } }) => id)).toEqual([otherSchool.id])
})

test('open actions are listed, overdue or not, until they are completed or cancelled', async () => {
  const all = await list(administrator, { which: 'open', order: 'deadline' })
  expect(all).toMatchObject({ count: 5, schools: 2 })
  expect(all.results.map(({ days }) => days)).toEqual([31, 12, 3, null, null])
  expect(all.results.at(-1)?.deadline).toBe(day(5))
  const ended = { parameters: { goal: own.goal, action: own.actions[3]?.id ?? 0 } }
  const { status } = await vereda.ask(actionPlanCalls.changeAction, coordinator, {
    ...ended,
    body: { status: 'cancelled', observation: 'No money' },
  })
  expect(status).toBe(200)
  expect((await list(administrator, { which: 'open' })).count).toBe(4)
})

test('the list is filtered by place, school, responsible person and lateness, in pages and orders', async () => {
  const found = async (query: object) => (await list(administrator, query)).results.map(({ days }) => days)
  expect(await found({ days: '12' })).toEqual([31, 12])
  expect(await found({ accountable: 'CCOPA' })).toEqual([31])
  expect(await found({ school: String(school.id) })).toEqual([12, 3])
  expect(await found({ order: '-deadline' })).toEqual([3, 12, 31])
  expect(await found({ page_size: '1', page: '2' })).toEqual([12])
  expect(await found({ region__name: 'Nowhere' })).toEqual([])
  expect(await found({ country__name: 'Nowhere' })).toEqual([])
  expect(await found({ accountable: '%%%' })).toEqual([])
  const refused = await vereda.ask(overdueCalls.list, administrator, { query: { order: 'text' } })
  expect(refusalOf(refused)).toEqual([400, 'invalid_order', 'order'])
})

test('it counts overdue actions as the plan does, without reported ones and those of a closed line', async () => {
  const [first] = own.actions
  const parameters = { goal: own.goal, action: first?.id ?? 0 }
  await vereda.ask(actionPlanCalls.reportAction, teacher, { parameters, body: { note: 'They hang' } })
  expect((await list()).count).toBe(1)
  const reported = (await list(coordinator, { which: 'open' })).results.find(({ id }) => id === first?.id)
  expect(reported).toMatchObject({ deadline: day(-12), days: null })
  const { goals } = await planOf(own.evaluation)
  expect(goals[0]?.actions.filter(({ overdue }) => overdue).length).toBe(1)
  await vereda.ask(actionPlanCalls.askAboutAction, coordinator, { parameters, body: { text: 'Where?' } })
  expect((await list()).count).toBe(2)
  await setStatus(db, other.id, 'CLOSED')
  expect((await list(administrator)).count).toBe(2)
})
