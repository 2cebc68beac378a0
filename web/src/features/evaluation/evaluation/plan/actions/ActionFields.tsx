import { limits } from 'contract/platform/limits'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import type { FieldsOf } from '../../../../../kit/forms/use-form.ts'
import { Select } from '../../../../../ui/choices/Select.tsx'
import { TextArea } from '../../../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import type { Planning } from '../planning.ts'
import { type ActionValues, actionLabels } from './action-values.ts'
import { CostFields } from './CostFields.tsx'
import { RepeatFields } from './RepeatFields.tsx'

type Props = {
  planning: Planning
  form: FieldsOf<ActionValues>
}

export function ActionFields({ planning, form }: Props) {
  const { t } = useTranslation()
  const labels = actionLabels(t)
  const { values, set, fieldOf, problemOf } = form
  return (
    <>
      <TextArea
        label={labels.text}
        hint={t('plan.action.hint.text')}
        rows={2}
        limit={limits.text}
        {...fieldOf('text')}
      />
      <Select
        label={labels.category}
        choices={planning.texts.categories.map(({ name, examples }, index) => ({
          id: index + 1,
          label: name,
          hint: examples,
        }))}
        {...fieldOf('category')}
      />
      <TextField
        label={labels.accountable}
        hint={t('plan.action.hint.accountable')}
        isOptional
        {...fieldOf('accountable')}
      />
      <TextField
        id="deadline"
        type="date"
        label={labels.deadline}
        isOptional
        value={values.deadline ?? ''}
        onChange={(deadline) => set('deadline', deadline || null)}
        {...problemOf('deadline')}
      />
      <RepeatFields form={form} />
      <CostFields form={form} />
    </>
  )
}
