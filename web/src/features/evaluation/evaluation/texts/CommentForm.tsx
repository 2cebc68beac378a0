import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { Send } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { draftsOfIndicator, draftsOfLine } from '../../../../drafts/names.ts'
import { useDraftedText } from '../../../../drafts/use-drafted-text.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { firstAnswers } from '../../../../kit/page/first-answers.ts'
import { store } from '../../../../outbox/outbox.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { mentionsIn } from './mentions.ts'

const MentionPicker = lazily(
  async () => {
    await firstAnswers()
    const [part] = await Promise.all([import('./MentionPicker.tsx'), readOwnTexts('comments')])
    return part.MentionPicker
  },
  null,
  true,
)

export const draftOfNewComment = (line: number, indicator: number | null): string =>
  `${indicator === null ? draftsOfLine(line) : draftsOfIndicator(line, indicator)}comment`

type Props = {
  line: number
  indicator: Indicator | null
  /** Where a page has several forms, each names its indicator. */
  label: string
  /** Set where a button opened the form. */
  takesFocus?: boolean
}

/** A new comment is stored on the device and sent by the outbox. */
export function CommentForm({ line, indicator, label, takesFocus = false }: Props) {
  const { t } = useTranslation()
  const of = indicator?.id ?? null
  const { text, setText, draft } = useDraftedText(draftOfNewComment(line, of), '')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const send = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed === '') return setProblem(t('problems.required'))
    if ([...trimmed].length > limits.comment) return setProblem(t('problems.max_length'))
    setProblem(undefined)
    store(line, { kind: 'comment', indicator: of, text: trimmed, mentions: mentionsIn(line, trimmed) })
    setText('')
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-2 print:hidden">
      <TextArea
        label={label}
        isLabelHidden
        placeholder={t('evaluation.writeComment')}
        rows={1}
        grows
        autoFocus={takesFocus}
        {...(text !== '' && { limit: limits.comment })}
        value={text}
        onChange={setText}
        {...(problem && { problem })}
      />
      <DraftNotice draft={draft} of={label} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" icon={Send} size="compact">
          {t('evaluation.sendComment')}
        </Button>
        <MentionPicker line={line} form={form} text={text} setText={setText} />
      </div>
    </form>
  )
}
