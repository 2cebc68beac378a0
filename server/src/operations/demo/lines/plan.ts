import { planCalls } from 'contract/evaluation/plan/action-plans'
import { actionCalls } from 'contract/evaluation/plan/actions'
import { goalCalls, observationCalls } from 'contract/evaluation/plan/goals'
import type { DemoClient, DemoPerson } from '../asking.ts'
import { dayFrom } from '../days.ts'
import type { Answerable } from '../instrument.ts'
import type { Plan, PlannedGoal } from '../stories/story.ts'

type PlanContext = DemoClient & { instrument: Answerable; planner: DemoPerson; today: Date }

const addGoal = async (context: PlanContext, plan: number, planned: PlannedGoal): Promise<void> => {
  const { ask, instrument, planner, today } = context
  const { on, observations = [], actions, status = 'in_progress', ...body } = planned
  const { id: goal } = await ask(goalCalls.addGoal, planner, {
    parameters: { plan },
    body: {
      ...body,
      status,
      category: instrument.categories[Number(on[0]) - 1] ?? 0,
      indicator: instrument.indicator(on).id,
    },
  })
  for (const { days, ...action } of actions) {
    await ask(actionCalls.addAction, planner, {
      parameters: { goal },
      body: { ...action, deadline: dayFrom(today, days) },
    })
  }
  for (const text of observations) {
    await ask(observationCalls.addObservation, planner, { parameters: { goal }, body: { text } })
  }
}

/** Fills the plan of the line: first what was carried over. */
export const addPlan = async (
  context: PlanContext,
  evaluation: number,
  line: number,
  plan: Plan,
): Promise<void> => {
  const { ask, planner } = context
  const { id, goals } = await ask(planCalls.read, planner, {
    parameters: { id: evaluation },
    query: { evaluation_line_id: line },
  })
  for (const goal of goals) {
    const became = plan.carried?.[goal.title]
    if (!became) continue
    for (const answer of became.completed ?? []) {
      const action = goal.actions.find(({ text }) => text.startsWith(answer))
      await ask(actionCalls.changeAction, planner, {
        parameters: { goal: goal.id, action: action?.id ?? 0 },
        body: { status: 'completed' },
      })
    }
    await ask(observationCalls.addObservation, planner, {
      parameters: { goal: goal.id },
      body: { text: became.observation },
    })
    if (became.status) {
      await ask(goalCalls.changeGoal, planner, {
        parameters: { plan: id, goal: goal.id },
        body: { status: became.status },
      })
    }
  }
  for (const [at, answer] of plan.answers.entries()) {
    await ask(planCalls.answer, planner, { body: { action_plan: id, number: at + 1, answer } })
  }
  for (const goal of plan.goals) await addGoal(context, id, goal)
}
