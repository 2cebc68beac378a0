import {
  type Goal,
  type GoalKind,
  type GoalStatus,
  goalKindFor,
  targetFrom,
} from 'contract/evaluation/plan/goals'
import type { OptionCode } from 'contract/instrument/instruments'
import type { Translate } from '../../../../../i18n/translation.tsx'
import { indicatorOf, optionNow, type Planning } from '../planning.ts'

/** Fields of the form; texts that are not written yet are empty. */
export type GoalValues = {
  title: string
  category: number | null
  indicator: number | null
  kind: GoalKind
  target: OptionCode | null
  barrier: string
  change: string
  sign_of_success: string
  status: GoalStatus
}

export const valuesOf = (goal: Goal): GoalValues => ({
  title: goal.title,
  category: goal.category,
  indicator: goal.indicator,
  kind: goal.kind,
  target: goal.target,
  barrier: goal.barrier ?? '',
  change: goal.change ?? '',
  sign_of_success: goal.sign_of_success ?? '',
  status: goal.status,
})

const nothing: GoalValues = {
  title: '',
  category: null,
  indicator: null,
  kind: 'start',
  target: null,
  barrier: '',
  change: '',
  sign_of_success: '',
  status: 'in_progress',
}

/** The kind and target that fit the indicator's current letter; without a letter a goal starts something. */
export const aimAt = (planning: Planning, indicator: number): Pick<GoalValues, 'kind' | 'target'> => {
  const points = optionNow(planning, indicator)?.points ?? null
  return points === null
    ? { kind: 'start', target: null }
    : { kind: goalKindFor(points), target: targetFrom(points) }
}

export const newGoalOn = (planning: Planning, id: number | null): GoalValues => {
  const placed = planning.ready.indicators.find(({ indicator }) => indicator.id === id)
  if (id === null || !placed) return nothing
  return {
    ...nothing,
    title: indicatorOf(planning, id)?.name ?? '',
    category: placed.category.id,
    indicator: id,
    ...aimAt(planning, id),
  }
}

export const goalLabels = (t: Translate) => ({
  title: t('plan.goal.title'),
  category: t('plan.goal.category'),
  indicator: t('plan.goal.indicator'),
  kind: t('plan.goal.kind'),
  target: t('plan.goal.target'),
  barrier: t('plan.goal.barrier'),
  change: t('plan.goal.change'),
  sign_of_success: t('plan.goal.sign_of_success'),
  status: t('plan.goal.status'),
})
