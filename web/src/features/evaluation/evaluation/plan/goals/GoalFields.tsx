import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import type { FieldsOf } from '../../../../../kit/forms/use-form.ts'
import { Select } from '../../../../../ui/choices/Select.tsx'
import { TextArea } from '../../../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import type { Planning } from '../planning.ts'
import { aimAt, type GoalValues, goalLabels } from './goal-values.ts'
import { useGoalChoices } from './use-goal-choices.ts'

type Props = { planning: Planning; form: FieldsOf<GoalValues>; isNew: boolean }

/** Choosing an indicator for a new goal fills in kind and target. */
export function GoalFields({ planning, form, isNew }: Props) {
  const { t } = useTranslation()
  const labels = goalLabels(t)
  const { values, set, fieldOf, problemOf } = form
  const choices = useGoalChoices(planning, values)
  const chooseIndicator = (id: number) => {
    set('indicator', id || null)
    if (!isNew || !id) return
    const { kind, target } = aimAt(planning, id)
    set('kind', kind)
    set('target', target)
  }
  const area = (name: 'barrier' | 'change' | 'sign_of_success') => (
    <TextArea
      id={name}
      label={labels[name]}
      hint={t(`plan.goal.hint.${name}`)}
      isOptional
      rows={2}
      limit={limits.text}
      value={values[name]}
      onChange={(text) => set(name, text)}
      {...problemOf(name)}
    />
  )
  return (
    <>
      <TextField label={labels.title} hint={t('plan.goal.hint.title')} {...fieldOf('title')} />
      <Select
        id="category"
        label={labels.category}
        choices={choices.domains}
        value={values.category}
        onChange={(category) => {
          if (category !== values.category) set('indicator', null)
          set('category', category)
        }}
        {...problemOf('category')}
      />
      {values.category !== null && (
        <Select
          id="indicator"
          label={labels.indicator}
          isOptional
          choices={choices.indicators}
          value={values.indicator ?? 0}
          onChange={chooseIndicator}
          {...problemOf('indicator')}
        />
      )}
      <div className="grid gap-5 wide:grid-cols-2">
        <Select label={labels.kind} choices={choices.kinds} {...fieldOf('kind')} />
        <Select
          id="target"
          label={labels.target}
          isOptional
          choices={choices.targets}
          value={values.target ?? 'none'}
          onChange={(target) => set('target', target === 'none' ? null : target)}
          {...problemOf('target')}
        />
      </div>
      {area('barrier')}
      {area('change')}
      {area('sign_of_success')}
      {!isNew && <Select label={labels.status} choices={choices.statuses} {...fieldOf('status')} />}
    </>
  )
}
