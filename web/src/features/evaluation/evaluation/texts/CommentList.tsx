import type { Comment } from 'contract/evaluation/comments'
import type { ComponentProps } from 'react'
import type { EvaluationReady } from '../use-evaluation.ts'
import { CommentRow } from './CommentRow.tsx'
import { CommentWaiting } from './CommentWaiting.tsx'

type Props = {
  ready: EvaluationReady
  comments: readonly Comment[]
  waiting: readonly ComponentProps<typeof CommentWaiting>['entry'][]
}

/** What was said and what is on its way; both kinds of row come together, so that none is missing while one becomes the other. */
export function CommentList({ ready, comments, waiting }: Props) {
  return (
    <ul className="mb-3 grid gap-3">
      {comments.map((comment) => (
        <CommentRow key={comment.id} ready={ready} comment={comment} />
      ))}
      {waiting.map((entry) => (
        <CommentWaiting key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
