import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/translation.tsx'
import type { FieldsOf } from '../../../../../kit/forms/use-form.ts'
import { TextField } from '../../../../../ui/fields/TextField.tsx'
import type { ActionValues } from './action-values.ts'

/** Several of the languages write a decimal comma. */
const numberIn = (text: string): number => Number(text.trim().replace(',', '.'))

export function CostFields({ form }: { form: FieldsOf<ActionValues> }) {
  const { t } = useTranslation()
  const { values, set, problemOf } = form
  const { cost } = values
  const [typed, setTyped] = useState('')
  const [currency, setCurrency] = useState(cost?.currency ?? '')
  // The typed text is kept while it means the same number, such as "5." before its decimals.
  const amount = cost === null ? '' : numberIn(typed) === cost.amount ? typed : String(cost.amount)
  const write = (text: string, letters: string) => {
    setTyped(text)
    setCurrency(letters)
    const number = numberIn(text)
    set('cost', text.trim() === '' || Number.isNaN(number) ? null : { amount: number, currency: letters })
  }
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      <TextField
        id="cost.amount"
        label={t('plan.action.cost')}
        inputMode="decimal"
        isOptional
        value={amount}
        onChange={(text) => write(text, currency)}
        {...problemOf('cost.amount')}
      />
      <TextField
        id="cost.currency"
        label={t('plan.action.currency')}
        hint={t('plan.action.hint.currency')}
        isOptional={cost === null}
        maxLength={3}
        value={cost?.currency ?? currency}
        onChange={(letters) => write(amount, letters.toUpperCase())}
        {...problemOf('cost.currency')}
      />
    </div>
  )
}
