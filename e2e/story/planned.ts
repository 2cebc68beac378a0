import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { instrumentCalls } from 'contract/instrument/instruments'
import { ask } from './asking.ts'
import type { Neighbourhood } from './story.ts'

type Begun = Awaited<ReturnType<Neighbourhood['evaluation']>>

/** A plan with one goal that has one action. */
export const planned = async (
  { url, coordinator }: Neighbourhood,
  { id, line, instrument }: Begun,
  title = 'Every learner has a current plan',
) => {
  const [domain] = await ask(url, instrumentCalls.categories, coordinator, { parameters: { id: instrument } })
  const read = () => ask(url, actionPlanCalls.read, coordinator, { parameters: { id } })
  const { id: plan } = await read()
  const goal = await ask(url, actionPlanCalls.addGoal, coordinator, {
    parameters: { plan },
    body: { title, category: domain?.id ?? 0 },
  })
  await ask(url, actionPlanCalls.addAction, coordinator, {
    parameters: { goal: goal.id },
    body: { text: 'Agree on one form', category: 1 },
  })
  return { plan, goal: goal.id, read, path: `/evaluations/${id}/action-plan?line=${line}` }
}

/** Adds an action that was due this many days ago. */
export const addLateAction = (
  { url, coordinator }: Neighbourhood,
  goal: number,
  text: string,
  days: number,
  more: { accountable?: string } = {},
) =>
  ask(url, actionPlanCalls.addAction, coordinator, {
    parameters: { goal },
    body: {
      text,
      category: 1,
      deadline: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
      ...more,
    },
  })
