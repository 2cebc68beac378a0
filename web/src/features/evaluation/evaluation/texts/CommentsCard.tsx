import type { Comment } from 'contract/evaluation/comments'
import type { Indicator } from 'contract/instrument/instruments'
import { MessageSquare } from 'lucide'
import { useHasDraft } from '../../../../drafts/use-has-drafts.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useActor } from '../../../../session/use-session.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { FoldingPart } from '../aside/FoldingPart.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { mayComment } from '../where/place.ts'
import { CommentForm, draftOfNewComment } from './CommentForm.tsx'
import { isNamedInAddress } from './named-comment.ts'

const CommentList = lazily(async () => (await import('./CommentList.tsx')).CommentList)

type Props = { ready: EvaluationReady; indicator: Indicator | null }

export function CommentsCard({ ready, indicator }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const { detail, now } = ready
  const { line } = detail
  const of = indicator?.id ?? null
  const hasDraft = useHasDraft(draftOfNewComment(line.id, of))
  const comments = line.comments.filter((comment: Comment) => comment.indicator === of)
  const waiting = now.commentsWaiting(of)
  const mayWrite = mayComment(actor, detail)

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
      {mayWrite && <CommentForm line={line.id} indicator={indicator} label={t('evaluation.writeComment')} />}
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
        hasDraft ||
        waiting.some(({ state }) => state !== 'waiting') ||
        comments.some((comment) => !comment.resolved || isNamedInAddress(comment))
      }
    >
      {content}
    </FoldingPart>
  )
}
