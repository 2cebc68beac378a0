import { type Action, usualCategory } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import type { Cost, Repetition } from 'contract/evaluation/plan/repeating'
import type { Translate } from '../../../../../i18n/translation.tsx'
import { domainOf, type Planning } from '../planning.ts'

/** Fields of the form; goal and status are changed elsewhere. */
export type ActionValues = {
  text: string
  category: number
  accountable: string
  deadline: string | null
  cost: Cost | null
  repeats: Repetition | null
  repeats_until: string | null
}

export const valuesOf = (action: Action): ActionValues => ({
  text: action.text,
  category: action.category,
  accountable: action.accountable ?? '',
  deadline: action.deadline,
  cost: action.cost,
  repeats: action.repeats,
  repeats_until: action.repeats_until,
})

/** The most frequent category of this domain's actions. */
export const categoryFor = (planning: Planning, goal: Goal | undefined): number =>
  usualCategory(domainOf(planning, goal?.category ?? null)?.number ?? 1)

export const actionLabels = (t: Translate) => ({
  text: t('plan.action.text'),
  category: t('plan.action.category'),
  accountable: t('plan.action.accountable'),
  deadline: t('plan.action.deadline'),
  cost: t('plan.action.cost'),
  'cost.amount': t('plan.action.cost'),
  'cost.currency': t('plan.action.currency'),
  repeats: t('plan.action.repeats'),
  repeats_until: t('plan.action.repeats_until'),
})
