import { utcDay } from 'contract/platform/utc-day'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { TextDialog } from './TextDialog.tsx'

type Props = Omit<Parameters<typeof TextDialog>[0], 'onSave' | 'children' | 'begin' | 'isRestRight'> & {
  onSave: (day: string, reason: string) => Promise<boolean>
}

export function DayDialog({ onSave, ...form }: Props) {
  const { t } = useTranslation()
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<string>()
  const isDayRight = () => {
    const isRight = day >= utcDay()
    setFault(isRight ? undefined : t(day === '' ? 'problems.required' : 'dates.new.notBefore'))
    return isRight
  }
  return (
    <TextDialog {...form} isRestRight={isDayRight} onSave={(reason) => onSave(day, reason)}>
      <TextField
        type="date"
        label={t('dates.new.day')}
        value={day}
        onChange={(typed) => {
          setDay(typed)
          setFault(undefined)
        }}
        problem={fault}
        autoFocus
      />
    </TextDialog>
  )
}
