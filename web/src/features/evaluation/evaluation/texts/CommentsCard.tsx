import { can } from 'contract/access/permissions'
import type { Comment } from 'contract/evaluation/comments'
import { isWritableBy } from 'contract/evaluation/life-cycle'
import type { Indicator } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { MessageSquare, Send } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { DraftNotice } from '../../../../drafts/DraftNotice.tsx'
import { draftsOfIndicator, draftsOfLine } from '../../../../drafts/names.ts'
import { useDraftedText } from '../../../../drafts/use-drafted-text.ts'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { firstAnswers } from '../../../../kit/page/first-answers.ts'
import { store } from '../../../../outbox/outbox.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { FoldingPart } from '../aside/FoldingPart.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { placeOf } from '../where/place.ts'
import { mentionsIn } from './mentions.ts'
import { isNamedInAddress } from './named-comment.ts'

const CommentList = lazily(async () => (await import('./CommentList.tsx')).CommentList)

const MentionPicker = lazily(
  async () => {
    await firstAnswers()
    const [part] = await Promise.all([import('./MentionPicker.tsx'), readOwnTexts('comments')])
    return part.MentionPicker
  },
  null,
  true,
)

type Props = { ready: EvaluationReady; indicator: Indicator | null }

/** The talk between school and coordinator about one indicator, or about the whole line. */
export function CommentsCard({ ready, indicator }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail, now } = ready
  const { line } = detail
  const of = indicator?.id ?? null
  const drafts = of === null ? draftsOfLine(line.id) : draftsOfIndicator(line.id, of)
  const { text, setText, draft } = useDraftedText(`${drafts}comment`, '')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const comments = line.comments.filter((comment: Comment) => comment.indicator === of)
  const waiting = now.commentsWaiting(of)
  const mayWrite =
    can(actor, 'comment.add', placeOf(detail)) && isWritableBy(actor.role, 'words', line.status)

  const send = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed === '') return setProblem(t('problems.required'))
    if ([...trimmed].length > limits.comment) return setProblem(t('problems.max_length'))
    setProblem(undefined)
    store(line.id, {
      kind: 'comment',
      indicator: of,
      text: trimmed,
      mentions: mentionsIn(line.id, trimmed),
    })
    setText('')
  }

  const count = (
    <span className="flex items-center gap-1.5 text-text2">
      <Icon of={MessageSquare} size="small" />
      {comments.length + waiting.length}
    </span>
  )
  const content = (
    <>
      {comments.length + waiting.length > 0 && (
        <CommentList key={of} ready={ready} comments={comments} waiting={waiting} />
      )}
      {mayWrite && (
        <form ref={form} onSubmit={send} noValidate className="grid gap-2 print:hidden">
          <TextArea
            label={t('evaluation.writeComment')}
            isLabelHidden
            placeholder={t('evaluation.writeComment')}
            rows={1}
            grows
            {...(text !== '' && { limit: limits.comment })}
            value={text}
            onChange={setText}
            {...(problem && { problem })}
          />
          <DraftNotice draft={draft} of={t('evaluation.writeComment')} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" icon={Send} size="compact">
              {t('evaluation.sendComment')}
            </Button>
            <MentionPicker line={line.id} form={form} text={text} setText={setText} />
          </div>
        </form>
      )}
      {!mayWrite && comments.length === 0 && (
        <p className="text-15 text-text2">{t('evaluation.noComments')}</p>
      )}
    </>
  )
  if (!indicator)
    return (
      <Card id="comments" isCompact title={t('evaluation.onWholeLine')} aside={count}>
        {content}
      </Card>
    )
  return (
    <FoldingPart
      id="comments"
      title={t('evaluation.comments')}
      count={count}
      isOpenByItself={
        text !== '' ||
        waiting.some(({ state }) => state !== 'waiting') ||
        comments.some((comment) => !comment.resolved || isNamedInAddress(comment))
      }
    >
      {content}
    </FoldingPart>
  )
}
