import type { Comment } from 'contract/evaluation/comments'
import { limits } from 'contract/platform/limits'
import { type FormEvent, useRef, useState } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { useDraftedText } from '../../../../drafts/use-drafted-text.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { TextConflict } from '../../../../kit/forms/TextConflict.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { MentionPicker } from './MentionPicker.tsx'
import { mentionsIn } from './mentions.ts'

type Props = {
  comment: Comment
  draftName: string
  /** Resolves to whether it was saved; an unsaved text stays in the field. */
  save: (text: string, mentions: number[]) => Promise<boolean>
  onEnd: () => void
}

export function EditComment({ comment, draftName, save, onEnd }: Props) {
  const { t } = useTranslation()
  const drafted = useDraftedText(draftName, comment.text)
  const { text, setText, draft } = drafted
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const line = comment.evaluation_line

  const end = () => {
    draft.clear()
    onEnd()
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed === '') return setProblem(t('problems.required'))
    if ([...trimmed].length > limits.comment) return setProblem(t('problems.max_length'))
    if (trimmed === comment.text) return end()
    setProblem(undefined)
    setPending(true)
    const before = mentionsIn(line, comment.text)
    const named = mentionsIn(line, trimmed).filter((id) => !before.includes(id))
    if (await save(trimmed, named)) end()
    else setPending(false)
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      noValidate
      className="mt-1 grid gap-2 print:hidden"
    >
      <TextArea
        label={t('evaluation.yourComment')}
        isLabelHidden
        autoFocus
        grows
        rows={3}
        limit={limits.comment}
        value={text}
        onChange={setText}
        {...(problem && { problem })}
      />
      <DraftNotice draft={draft} of={t('evaluation.yourComment')} />
      <TextConflict label={t('evaluation.yourComment')} saved={comment.text} drafted={drafted} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" kind="primary" isPending={isPending}>
          {t('evaluation.saveComment')}
        </Button>
        <Button size="compact" onPress={end}>
          {t('ui.cancel')}
        </Button>
        <MentionPicker line={line} form={form} text={text} setText={setText} />
      </div>
    </form>
  )
}
