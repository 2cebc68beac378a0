import { repetitions } from 'contract/evaluation/plan/repeating'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import type { FieldsOf } from '../../../../../kit/forms/use-form.ts'
import { Select } from '../../../../../ui/choices/Select.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import { type ActionValues, actionLabels } from './action-values.ts'

export function RepeatFields({ form }: { form: FieldsOf<ActionValues> }) {
  const { t } = useTranslation()
  const labels = actionLabels(t)
  const { values, set, problemOf } = form
  const choices = ['never', ...repetitions] as const
  return (
    <>
      <Select
        id="repeats"
        label={labels.repeats}
        hint={t('plan.action.hint.repeats')}
        choices={choices.map((id) => ({ id, label: t(`plan.repeats.${id}`) }))}
        value={values.repeats ?? 'never'}
        onChange={(id) => {
          set('repeats', id === 'never' ? null : id)
          if (id === 'never') set('repeats_until', null)
        }}
        {...problemOf('repeats')}
      />
      {values.repeats !== null && (
        <TextField
          id="repeats_until"
          type="date"
          label={labels.repeats_until}
          isOptional
          value={values.repeats_until ?? ''}
          onChange={(day) => set('repeats_until', day || null)}
          {...problemOf('repeats_until')}
        />
      )}
    </>
  )
}
