import { NewGoal } from 'contract/evaluation/plan/goals'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../../../kit/forms/use-request-key.ts'
import { showToast } from '../../../../../ui/messages/toasts.ts'
import type { Planning } from '../planning.ts'
import { addGoal } from '../queries.ts'
import { useRefreshPlan } from '../use-plan-action.ts'
import { GoalFields } from './GoalFields.tsx'
import { goalLabels, newGoalOn } from './goal-values.ts'

type Props = {
  planning: Planning
  on: number | null
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

export function NewGoalForm({ planning, on, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const refresh = useRefreshPlan()
  const form = useDraftedForm({
    name: `line/${planning.plan.evaluation_line}/goal/new/${on ?? 'any'}`,
    shape: NewGoal,
    begin: newGoalOn(planning, on),
  })
  const save = () =>
    void form.submit(async (values) => {
      const body = checked(NewGoal, values)
      await addGoal(planning.plan.id, body, keyFor(body))
      await refresh()
      showToast('success', t('plan.goal.added'))
      onSaved()
    })

  return (
    <FormFrame
      form={{ ...form, save }}
      labels={goalLabels(t)}
      save={t('plan.goal.add')}
      onLeave={onLeave}
      onDirty={onDirty}
    >
      <GoalFields planning={planning} form={form} isNew />
    </FormFrame>
  )
}
