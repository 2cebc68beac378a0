import { useQueryClient } from '@tanstack/react-query'
import { type Goal, GoalChange } from 'contract/evaluation/plan/goals'
import { checked } from 'contract/platform/checked'
import { Problem } from 'contract/platform/problems'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../../../kit/forms/use-edited.ts'
import { showToast } from '../../../../../ui/messages/toasts.ts'
import { domainOf, indicatorOf, type Planning } from '../planning.ts'
import { changeGoal, planQuery } from '../queries.ts'
import { useRefreshPlan } from '../use-plan-action.ts'
import { GoalFields } from './GoalFields.tsx'
import { type GoalValues, goalLabels, valuesOf } from './goal-values.ts'

type Props = {
  planning: Planning
  goal: Goal
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

export function GoalForm({ planning, goal, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = useRefreshPlan()
  const { plan, ready } = planning
  const labels = goalLabels(t)
  const form = useEdited<Goal, GoalValues>({
    draft: `line/${plan.evaluation_line}/goal/${goal.id}`,
    saved: goal,
    shape: GoalChange,
    valuesOf,
    labels,
    textOf: (field, values) => {
      if (field === 'category') return domainOf(planning, values.category)?.name ?? '–'
      if (field === 'indicator') return indicatorOf(planning, values.indicator)?.name ?? '–'
      if (field === 'kind') return t(`plan.kind.${values.kind}`)
      if (field === 'status') return t(`plan.goalStatus.${values.status}`)
      return values[field] || '–'
    },
    write: (changes, version) => changeGoal(plan.id, goal.id, checked(GoalChange, changes), version),
    readAgain: async () => {
      const query = planQuery(ready.detail.id, plan.evaluation_line)
      const { goals } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
      const now = goals.find(({ id }) => id === goal.id)
      if (!now) throw new Problem('not_found')
      return now
    },
    onSaved: () => {
      showToast('success', t('plan.goal.saved'))
      onSaved()
      void refresh()
    },
  })
  return (
    <FormFrame form={form} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <GoalFields planning={planning} form={form} isNew={false} />
    </FormFrame>
  )
}
