import { limits } from 'contract/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../../../session/use-unsaved.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'

type Props = {
  /** The only condition under which the indicator may be left out, where it names one. */
  condition: string | null
  reason: string
  isFrozen: boolean
  onReason: (reason: string) => void
}

/** "Not applicable" counts only with a reason. */
export function NotApplicableReason({ condition, reason, isFrozen, onReason }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(reason)
  const [isEmpty, setEmpty] = useState(false)
  useUnsaved(!isFrozen && text.trim() !== reason)
  if (isFrozen) {
    return (
      <p className="rounded-control bg-surface2 px-4 py-3 text-15">
        <span className="font-strong">{t('evaluation.naReason')}: </span>
        {reason}
      </p>
    )
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '') onReason(text.trim())
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <TextArea
        label={t('evaluation.naReason')}
        hint={condition === null ? t('evaluation.naGroupEmpty') : t('evaluation.naWhen', { condition })}
        limit={limits.text}
        rows={2}
        value={text}
        onChange={setText}
        autoFocus={reason === ''}
        {...(isEmpty && { problem: t('problems.required') })}
      />
      <div>
        <Button type="submit" kind={text.trim() === reason ? 'secondary' : 'primary'}>
          {t('evaluation.naSave')}
        </Button>
      </div>
    </form>
  )
}
