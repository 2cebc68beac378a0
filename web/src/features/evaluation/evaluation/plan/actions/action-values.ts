import { type Action, usualCategory } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import type { Translate } from '../../../../../i18n/translation.tsx'
import { domainOf, type Planning } from '../planning.ts'

/** What the form of an action holds. Its goal and status are no part of it: the one stays, the other is moved. */
export type ActionValues = {
  text: string
  category: number
  accountable: string
  deadline: string | null
}

export const valuesOf = ({ text, category, accountable, deadline }: Action): ActionValues => ({
  text,
  category,
  accountable: accountable ?? '',
  deadline,
})

/** The category that most actions of this domain belong to. */
export const categoryFor = (planning: Planning, goal: Goal | undefined): number =>
  usualCategory(domainOf(planning, goal?.category ?? null)?.number ?? 1)

export const actionLabels = (t: Translate) => ({
  text: t('plan.action.text'),
  category: t('plan.action.category'),
  accountable: t('plan.action.accountable'),
  deadline: t('plan.action.deadline'),
})
