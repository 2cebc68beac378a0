import { useQueryClient } from '@tanstack/react-query'
import { checked } from 'contract/checked'
import { type Goal, GoalChange } from 'contract/goals'
import { Problem } from 'contract/problems'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../../../app/ConflictNotice.tsx'
import { useEdited } from '../../../../app/use-edited.ts'
import { useNamedProblems } from '../../../../app/use-named-problems.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorSummary } from '../../../../ui/ErrorSummary.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import { domainOf, indicatorOf, type Planning } from '../planning.ts'
import { changeGoal, planQuery } from '../queries.ts'
import { useRefreshPlan } from '../use-plan-deed.ts'
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
    saved: goal,
    shape: GoalChange,
    valuesOf,
    labels,
    say: (field, values) => {
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
  const problems = useNamedProblems(form.problems, labels)
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      {form.differences && (
        <ConflictNotice
          differences={form.differences}
          onTheirs={form.takeTheirs}
          onMine={() => void form.save()}
          isPending={form.isPending}
        />
      )}
      <GoalFields planning={planning} form={form} isNew={false} />
      <div className="flex flex-col-reverse gap-2 pt-2 wide:flex-row wide:justify-end">
        <Button onPress={onLeave}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" isPending={form.isPending}>
          {t('lists.save')}
        </Button>
      </div>
    </form>
  )
}
