import { limits } from 'contract/platform/limits'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { draftOn, shortestRequest } from '../steps/review-draft.ts'
import { agree, finishWriting, write } from '../steps/use-review.ts'
import type { Decisions } from './use-decisions.ts'

type Props = {
  deciding: Decisions['deciding']
  request: string | undefined
  isFocused: boolean
  /** Agreeing was stopped, since it would have discarded this text. */
  hasUnsentText: boolean
  onSent: () => void
  onClose: () => void
}

/** What should change in an answer; it is sent when focus leaves the field, and Esc keeps it on the device. */
export function AskForChange({ deciding, request, isFocused, hasUnsentText, onSent, onClose }: Props) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  // The mark that was visible when writing began, since another reviewer may decide meanwhile.
  const [begun] = useState(deciding)
  const { line, indicator } = begun
  const [isTooShort, setTooShort] = useState(false)
  const isLeaving = useRef(false)
  const text = draftOn(line, { indicator })?.text ?? request ?? ''

  const send = (event: FormEvent) => {
    event.preventDefault()
    const isSent = text.trim() !== '' && finishWriting(begun)
    setTooShort(!isSent)
    if (isSent) onSent()
    else form.current?.querySelector('textarea')?.focus()
  }
  const leave = () => {
    isLeaving.current = true
    onClose()
  }
  return (
    <form ref={form} onSubmit={send} data-words noValidate className="grid basis-full gap-2">
      <TextArea
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        rows={2}
        limit={limits.text}
        value={text}
        onChange={(typed) => {
          setTooShort(false)
          write(line, { indicator }, typed)
        }}
        onBlur={() => {
          if (!isLeaving.current) finishWriting(begun)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          leave()
        }}
        autoFocus={isFocused}
        {...(hasUnsentText && { problem: t('review.wordsFirst') })}
        {...(isTooShort && { problem: t('review.tooShort', { count: shortestRequest }) })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary">
          {t('review.sendRequest')}
        </Button>
        {request !== undefined ? (
          <Button
            onPress={() => {
              agree(deciding, false)
              onClose()
            }}
          >
            {t('review.askNot')}
          </Button>
        ) : (
          <Button onPress={onClose}>{t('ui.close')}</Button>
        )}
      </div>
    </form>
  )
}
