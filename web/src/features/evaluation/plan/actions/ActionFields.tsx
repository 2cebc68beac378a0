import { limits } from 'contract/limits'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../../ui/Select.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { Planning } from '../planning.ts'
import { type ActionValues, actionLabels } from './action-values.ts'

type Props = {
  planning: Planning
  form: {
    values: ActionValues
    set: <Name extends keyof ActionValues>(name: Name, value: ActionValues[Name]) => void
    problemOf: (name: string) => { problem: string } | undefined
  }
}

export function ActionFields({ planning, form }: Props) {
  const { t } = useTranslation()
  const labels = actionLabels(t)
  const { values, set, problemOf } = form
  return (
    <>
      <TextArea
        id="text"
        label={labels.text}
        hint={t('plan.action.hint.text')}
        rows={2}
        limit={limits.text}
        value={values.text}
        onChange={(text) => set('text', text)}
        {...problemOf('text')}
      />
      <Select
        id="category"
        label={labels.category}
        choices={planning.words.categories.map(({ name, examples }, index) => ({
          id: index + 1,
          label: name,
          hint: examples,
        }))}
        value={values.category}
        onChange={(category) => set('category', category)}
        {...problemOf('category')}
      />
      <TextField
        id="accountable"
        label={labels.accountable}
        hint={t('plan.action.hint.accountable')}
        isOptional
        value={values.accountable}
        onChange={(accountable) => set('accountable', accountable)}
        {...problemOf('accountable')}
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
    </>
  )
}
