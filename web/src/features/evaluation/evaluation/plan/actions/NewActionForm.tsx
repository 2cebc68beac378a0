import { NewAction } from 'contract/evaluation/plan/actions'
import type { Goal } from 'contract/evaluation/plan/goals'
import { checked } from 'contract/platform/checked'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../../../kit/forms/use-request-key.ts'
import { Select } from '../../../../../ui/choices/Select.tsx'
import { showToast } from '../../../../../ui/messages/toasts.ts'
import { numberOf, type Planning } from '../planning.ts'
import { addAction } from '../queries.ts'
import { useRefreshPlan } from '../use-plan-action.ts'
import { ActionFields } from './ActionFields.tsx'
import { type ActionValues, actionLabels, categoryFor } from './action-values.ts'
import { SuggestedActions } from './SuggestedActions.tsx'

type Props = {
  planning: Planning
  goal: Goal | null
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

/** The goal is the first field, since it suggests the category. */
export function NewActionForm({ planning, goal: initialGoal, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const keyFor = useRequestKey()
  const refresh = useRefreshPlan()
  const { goals } = planning.plan
  const [goal, setGoal] = useState(initialGoal?.id ?? goals.at(-1)?.id ?? null)
  const form = useDraftedForm<ActionValues, number | null>({
    name: `line/${planning.plan.evaluation_line}/action/new/${initialGoal?.id ?? 'any'}`,
    shape: NewAction,
    begin: {
      text: '',
      category: categoryFor(planning, initialGoal ?? goals.at(-1)),
      accountable: '',
      deadline: null,
      cost: null,
      repeats: null,
      repeats_until: null,
    },
    chosen: {
      of: () => goal,
      restore: (id) => {
        if (goals.some((each) => each.id === id)) setGoal(id)
      },
    },
  })
  const save = () =>
    void form.submit(async (values) => {
      if (goal === null) return false
      const body = checked(NewAction, values)
      await addAction(goal, body, keyFor({ goal, body }))
      await refresh()
      showToast('success', t('plan.action.added'))
      onSaved()
      return true
    })

  return (
    <FormFrame
      form={{ ...form, save }}
      labels={actionLabels(t)}
      save={t('plan.action.add')}
      onLeave={onLeave}
      onDirty={onDirty}
    >
      {initialGoal ? (
        <p className="text-15 text-text2">
          {t('plan.action.forGoal', { number: numberOf(planning, initialGoal), title: initialGoal.title })}
        </p>
      ) : (
        <Select
          id="goal"
          label={t('plan.action.goal')}
          choices={goals.map((each, index) => ({ id: each.id, label: `${index + 1}. ${each.title}` }))}
          value={goal}
          onChange={(id) => {
            setGoal(id)
            const chosen = goals.find((each) => each.id === id)
            form.set('category', categoryFor(planning, chosen))
          }}
        />
      )}
      <SuggestedActions
        planning={planning}
        goal={goals.find(({ id }) => id === goal)}
        onChoose={({ text, category }) => form.change({ text, category })}
      />
      <ActionFields planning={planning} form={form} />
    </FormFrame>
  )
}
