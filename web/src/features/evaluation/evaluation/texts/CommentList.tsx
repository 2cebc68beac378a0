import type { Comment } from 'contract/evaluation/comments'
import { type ComponentProps, useState } from 'react'
import { draftOfComment } from '../../../../drafts/names.ts'
import { useDraftNames } from '../../../../drafts/use-has-drafts.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import type { EvaluationReady } from '../use-evaluation.ts'
import { CommentRow } from './CommentRow.tsx'
import { CommentWaiting } from './CommentWaiting.tsx'
import { isNamedInAddress } from './named-comment.ts'

type Props = {
  ready: EvaluationReady
  comments: readonly Comment[]
  waiting: readonly ComponentProps<typeof CommentWaiting>['entry'][]
}

const atOnce = 20

/**
 * The newest comments, earlier ones on request, then unsent ones. Both kinds of row are in one list, so that none is
 * missing while one becomes the other.
 */
export function CommentList({ ready, comments, waiting }: Props) {
  const { t } = useTranslation()
  // Counted from the oldest, so that a new comment hides none.
  const [folded, setFolded] = useState(comments.length - atOnce)
  const drafts = useDraftNames()
  const isDrafted = ({ id }: Comment) => drafts.includes(draftOfComment(ready.detail.line.id, id))
  const shownAnyway = comments.findIndex((comment) => isDrafted(comment) || isNamedInAddress(comment))
  const most = Math.max(0, Math.min(folded, comments.length - atOnce))
  const earlier = shownAnyway === -1 ? most : Math.min(most, shownAnyway)

  const showEarlier = () => {
    const left = Math.max(0, earlier - atOnce)
    setFolded(left)
    announce(t('evaluation.earlierShown', { number: formatNumber(earlier - left) }))
  }

  return (
    <>
      {earlier > 0 && (
        <div className="mb-2">
          <Button kind="quiet" size="compact" onPress={showEarlier}>
            {t('evaluation.showEarlier', { number: formatNumber(earlier) })}
          </Button>
        </div>
      )}
      <ul className="mb-3 grid gap-3">
        {comments.slice(earlier).map((comment) => (
          <CommentRow key={comment.id} ready={ready} comment={comment} />
        ))}
        {waiting.map((entry) => (
          <CommentWaiting key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  )
}
