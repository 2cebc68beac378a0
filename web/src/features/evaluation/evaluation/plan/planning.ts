import type { ActionPlan } from 'contract/evaluation/plan/action-plans'
import type { Goal } from 'contract/evaluation/plan/goals'
import type { GoalMovement } from 'contract/insight/goal-movement'
import type { Category, Indicator, Option } from 'contract/instrument/instruments'
import type { PlanTexts } from '../../../../i18n/plan-texts.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

/**
 * A plan with what its page needs to name things: the evaluation, its instrument, and the texts of the plan's sheet.
 */
export type Planning = {
  plan: ActionPlan
  ready: EvaluationReady
  texts: PlanTexts
  /** How a goal's indicator changed until the next line, or since the line before; null where nothing is known. */
  movedOf: (goal: Goal) => GoalMovement | null
  /** A school reports what is done, but does not change its plan. */
  mayReport: boolean
}

export const domainOf = ({ ready }: Planning, id: number | null): Category | undefined =>
  ready.categories.find((category) => category.id === id)

export const indicatorOf = ({ ready }: Planning, id: number | null): Indicator | undefined =>
  ready.indicators.find(({ indicator }) => indicator.id === id)?.indicator

export const optionNow = ({ ready }: Planning, indicator: number): Option | undefined => {
  const answer = ready.now.answers.get(indicator)
  return ready.options.find(({ id }) => id === answer?.option)
}

/** The position of a goal in the plan, from 1, as in "goal 2". */
export const numberOf = ({ plan }: Planning, goal: Pick<Goal, 'id'>): number =>
  plan.goals.findIndex(({ id }) => id === goal.id) + 1
