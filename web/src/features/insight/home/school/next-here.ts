import type { Actor } from 'contract/access/scope'
import { commentsToAnswer } from 'contract/evaluation/comments-waiting'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { SchoolOverview } from 'contract/insight/results/school-overview'
import type { Entry } from '../../../../outbox/entry.ts'

/**
 * What the page of the school says, with the comments to answer as this device knows them: one whose answer is on its
 * way waits no more. Of a line with very many comments the server alone knows.
 */
export const overviewHere = (
  overview: SchoolOverview,
  { line }: EvaluationDetail,
  actor: Actor,
  entries: readonly Entry[],
): SchoolOverview => {
  const { current } = overview
  if (current?.line.id !== line.id || line.comment_counts) return overview
  const isAnswering = (indicator: number | null) =>
    entries.some(
      ({ line: of, work }) => of === line.id && work.kind === 'comment' && work.indicator === indicator,
    )
  const school = commentsToAnswer(actor, line, isAnswering).length
  const { comments } = current
  return {
    ...overview,
    current: { ...current, comments: { ...comments, waiting: { ...comments.waiting, school } } },
  }
}
