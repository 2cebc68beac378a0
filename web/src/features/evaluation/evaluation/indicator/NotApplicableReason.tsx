import { limits } from 'contract/platform/limits'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { useDraftedText } from '../../../../drafts/use-drafted-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TextConflict } from '../../../../kit/forms/TextConflict.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'

type Props = {
  /** The only condition under which the indicator may be left out; null where the instrument names none. */
  condition: string | null
  reason: string
  isFrozen: boolean
  draftName: string | null
  onReason: (reason: string) => void
}

export function NotApplicableReason({ condition, reason, isFrozen, draftName, onReason }: Props) {
  const { t } = useTranslation()
  const drafted = useDraftedText(isFrozen ? null : draftName, reason)
  const { text, setText, draft } = drafted
  const [isEmpty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Focused without scrolling, which would put the field under the sticky letters.
  useEffect(() => {
    form.current?.querySelector('button')?.scrollIntoView({ block: 'nearest' })
  }, [])
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
    give()
  }
  const give = () => {
    const trimmed = text.trim()
    if (trimmed === '' || trimmed === reason || drafted.isContested || [...trimmed].length > limits.text)
      return
    drafted.handOver()
    setText(trimmed)
    onReason(trimmed)
    // The page may be left before the saved answer is rendered, so the draft is cleared here.
    draft.clear()
  }
  /** Saves when focus leaves the field, except to another letter, which gives another answer. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isLetter = relatedTarget instanceof Element && relatedTarget.matches('[role=radio]')
    if (!isLetter) give()
  }
  return (
    <form
      ref={form}
      onSubmit={save}
      noValidate
      className="grid gap-3 rounded-card border border-border bg-surface p-4"
    >
      <TextArea
        label={t('evaluation.naReason')}
        hint={condition === null ? t('evaluation.naGroupEmpty') : t('evaluation.naWhen', { condition })}
        limit={limits.text}
        rows={2}
        value={text}
        onChange={setText}
        onBlur={leave}
        autoFocus={reason === ''}
        {...(isEmpty && { problem: t('problems.required') })}
      />
      <DraftNotice draft={draft} of={t('evaluation.naReason')} />
      <TextConflict label={t('evaluation.naReason')} saved={reason} drafted={drafted} />
      <div>
        <Button type="submit" kind={text.trim() === reason ? 'secondary' : 'primary'}>
          {t('evaluation.naSave')}
        </Button>
      </div>
    </form>
  )
}
