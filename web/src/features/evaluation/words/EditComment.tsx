import type { Comment } from 'contract/comments'
import { limits } from 'contract/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../../../session/use-unsaved.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'

type Props = {
  comment: Comment
  /** Resolves to whether the new words are kept; what could not be saved stays in the field. */
  save: (text: string) => Promise<boolean>
  onEnd: () => void
}

/** A comment's own words, to be changed where they stand. */
export function EditComment({ comment, save, onEnd }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(comment.text)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  useUnsaved(text.trim() !== comment.text)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return setProblem(t('problems.required'))
    if ([...words].length > limits.comment) return setProblem(t('problems.max_length'))
    if (words === comment.text) return onEnd()
    setProblem(undefined)
    setPending(true)
    if (await save(words)) onEnd()
    else setPending(false)
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-1 grid gap-2 print:hidden">
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" kind="primary" isPending={isPending}>
          {t('evaluation.saveComment')}
        </Button>
        <Button size="compact" onPress={onEnd}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
