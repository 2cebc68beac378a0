import type { Actor } from 'contract/access/scope'
import { commentsToAnswer } from 'contract/evaluation/comments-waiting'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { SchoolOverview } from 'contract/insight/results/school-overview'
import type { Entry } from '../../../../outbox/entry.ts'

/** How many comments wait for the reader, as this device knows them: one whose answer is on its way waits no more. */
export const toAnswerHere = ({ line }: EvaluationDetail, actor: Actor, entries: readonly Entry[]): number => {
  const isAnswering = (indicator: number | null) =>
    entries.some(
      ({ line: of, state, work }) =>
        of === line.id && state === 'waiting' && work.kind === 'comment' && work.indicator === indicator,
    )
  return commentsToAnswer(actor, line, isAnswering).length
}

/**
 * What the page of the school says, with the comments to answer as this device knows them. Of a line with very many comments the server alone knows.
 */
export const overviewHere = (
  overview: SchoolOverview,
  detail: EvaluationDetail,
  actor: Actor,
  entries: readonly Entry[],
): SchoolOverview => {
  const { line } = detail
  const { current } = overview
  if (current?.line.id !== line.id || line.comment_counts) return overview
  const school = toAnswerHere(detail, actor, entries)
  const { comments } = current
  return {
    ...overview,
    current: { ...current, comments: { ...comments, waiting: { ...comments.waiting, school } } },
  }
}
