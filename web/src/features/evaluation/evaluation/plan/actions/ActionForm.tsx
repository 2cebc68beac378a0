import { useQueryClient } from '@tanstack/react-query'
import { type Action, ActionChange } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { checked } from 'contract/platform/checked'
import { Problem } from 'contract/platform/problems'
import { formatDay } from '../../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../../kit/forms/FormFrame.tsx'
import { useEdited } from '../../../../../kit/forms/use-edited.ts'
import { showToast } from '../../../../../ui/messages/toasts.ts'
import type { Planning } from '../planning.ts'
import { changeAction, planQuery } from '../queries.ts'
import { useRefreshPlan } from '../use-plan-action.ts'
import { ActionFields } from './ActionFields.tsx'
import { type ActionValues, actionLabels, valuesOf } from './action-values.ts'

type Props = {
  planning: Planning
  goal: Goal
  action: Action
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

export function ActionForm({ planning, goal, action, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = useRefreshPlan()
  const { plan, ready, texts } = planning
  const labels = actionLabels(t)
  const form = useEdited<Action, ActionValues>({
    draft: `line/${plan.evaluation_line}/action/${action.id}`,
    saved: action,
    shape: ActionChange,
    valuesOf,
    labels,
    textOf: (field, values) => {
      if (field === 'category') return texts.categories[values.category - 1]?.name ?? '–'
      if (field === 'deadline' || field === 'repeats_until') {
        const day = values[field]
        return day ? formatDay(day) : '–'
      }
      if (field === 'cost') return values.cost ? `${values.cost.amount} ${values.cost.currency}` : '–'
      if (field === 'repeats') return t(`plan.repeats.${values.repeats ?? 'never'}`)
      return values[field] || '–'
    },
    write: (changes, version) => changeAction(goal.id, action.id, checked(ActionChange, changes), version),
    readAgain: async () => {
      const query = planQuery(ready.detail.id, plan.evaluation_line)
      const { goals } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
      const now = goals.flatMap(({ actions }) => actions).find(({ id }) => id === action.id)
      if (!now) throw new Problem('not_found')
      return now
    },
    onSaved: () => {
      showToast('success', t('plan.action.saved'))
      onSaved()
      void refresh()
    },
  })
  return (
    <FormFrame form={form} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <ActionFields planning={planning} form={form} />
    </FormFrame>
  )
}
