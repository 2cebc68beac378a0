import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import type { NewAction } from 'contract/evaluation/plan/actions'
import type { NewGoal } from 'contract/evaluation/plan/goals'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'

export const missing = 999_999

/** So many days from today, as deadlines are written. */
export const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

/** Vereda with a school and people around it, and the deeds of planning, a coordinator's unless said otherwise. */
export const givenPlanning = async () => {
  const vereda = await givenVereda()
  const { db } = vereda.database
  const people = await givenEvaluators(db)

  const line = (traits = {}) => givenLine(db, people.school, people.instrument.id, people.coordinator, traits)

  const addGoal = (plan: number, change: Partial<NewGoal> = {}, as = people.coordinator) =>
    vereda.ask(actionPlanCalls.addGoal, as, {
      parameters: { plan },
      body: {
        title: 'Every learner has a calendar',
        category: people.instrument.categories[0] ?? 0,
        ...change,
      },
    })

  const givenGoal = async () => {
    const { plan, evaluation, id } = await line()
    const { body } = await addGoal(plan)
    return { plan, evaluation, line: id, goal: body.id }
  }

  const addAction = (goal: number, change: Partial<NewAction> = {}, as = people.coordinator) =>
    vereda.ask(actionPlanCalls.addAction, as, {
      parameters: { goal },
      body: { text: 'Make six calendars', category: 2, ...change },
    })

  const planOf = async (evaluation: number, as: Someone = people.coordinator) => {
    const { body } = await vereda.ask(actionPlanCalls.read, as, { parameters: { id: evaluation } })
    return body
  }

  return { vereda, db, people, line, addGoal, givenGoal, addAction, planOf }
}
