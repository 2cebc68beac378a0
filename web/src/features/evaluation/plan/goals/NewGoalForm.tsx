import { checked } from 'contract/checked'
import { NewGoal } from 'contract/goals'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedFields } from '../../../../app/changed-fields.ts'
import { useForm } from '../../../../app/use-form.ts'
import { useNamedProblems } from '../../../../app/use-named-problems.ts'
import { useRequestKey } from '../../../../app/use-request-key.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorSummary } from '../../../../ui/ErrorSummary.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import type { Planning } from '../planning.ts'
import { addGoal } from '../queries.ts'
import { useRefreshPlan } from '../use-plan-deed.ts'
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
  const [first] = useState(() => newGoalOn(planning, on))
  const form = useForm(NewGoal, first)
  const problems = useNamedProblems(form.problems, goalLabels(t))
  const isDirty = changedFields(first, form.values).length > 0
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit(async (values) => {
      const body = checked(NewGoal, values)
      await addGoal(planning.plan.id, body, keyFor(body))
      await refresh()
      showToast('success', t('plan.goal.added'))
      onSaved()
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      <GoalFields planning={planning} form={form} isNew />
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('plan.goal.add')}
        </Button>
      </div>
    </form>
  )
}
