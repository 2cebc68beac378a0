import type { Actor } from 'contract/access/scope'
import { commentsToAnswer } from 'contract/evaluation/comments-waiting'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { SchoolOverview } from 'contract/insight/results/school-overview'
import type { Entry } from '../../../../outbox/entry.ts'

/** Comments that wait for the reader; one with an unsent answer on this device does not count. */
export const toAnswerHere = ({ line }: EvaluationDetail, actor: Actor, entries: readonly Entry[]): number => {
  const isAnswering = (indicator: number | null) =>
    entries.some(
      ({ line: of, state, work }) =>
        of === line.id && state === 'waiting' && work.kind === 'comment' && work.indicator === indicator,
    )
  return commentsToAnswer(actor, line, isAnswering).length
}

/**
 * The school's overview with the count of comments as this device knows it; a line with very many comments does not
 * hold them, so the server's count stays.
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
