import { actionStatuses } from 'contract/evaluation/plan/actions'
import { goalStatuses } from 'contract/evaluation/plan/goals'
import type { PlanChange } from 'contract/insight/history'
import { formatDay } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { domainOf, indicatorOf, type Planning } from '../planning.ts'

const ofActions = ['text', 'category', 'accountable', 'deadline', 'cost', 'currency', 'repeats'] as const
const ofGoals = [
  'title',
  'category',
  'indicator',
  'kind',
  'target',
  'barrier',
  'change',
  'sign_of_success',
] as const

/** Names the changed fields of a goal or action; for status, days and indicators also the new value. */
export const useChangedParts = (planning: Planning) => {
  const { t } = useTranslation()
  return ({ deed, object_type: type, old, new: now }: PlanChange): string[] => {
    if (old === null || now === null || !deed.endsWith('.change')) return []
    const isChanged = (field: string) =>
      field in now && JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null)
    const named = (name: string, value?: string) => (value === undefined ? name : `${name}: ${value}`)
    const parts: string[] = []
    if (isChanged('status')) {
      const inAction = actionStatuses.find((each) => each === now.status)
      const inGoal = goalStatuses.find((each) => each === now.status)
      const value =
        type === 'action'
          ? inAction && t(`plan.status.${inAction}`)
          : inGoal && t(`plan.goalStatus.${inGoal}`)
      parts.push(named(t('plan.action.status'), value))
    }
    if (type === 'action') {
      for (const field of ofActions.filter(isChanged))
        parts.push(
          named(
            t(`plan.action.${field}`),
            field === 'deadline'
              ? typeof now.deadline === 'string'
                ? formatDay(now.deadline)
                : t('plan.noDeadline')
              : undefined,
          ),
        )
      return parts
    }
    for (const field of ofGoals.filter(isChanged)) {
      const value = typeof now[field] === 'number' ? now[field] : null
      const domain = field === 'category' ? domainOf(planning, value)?.name : undefined
      const code = field === 'indicator' ? indicatorOf(planning, value)?.code : undefined
      parts.push(named(t(`plan.goal.${field}`), domain ?? code))
    }
    return parts
  }
}
