import { lastRequests } from 'contract/evaluation/returned'
import type { EvaluationReady } from '../use-evaluation.ts'
import type { useReview } from './use-review.ts'

export type Review = ReturnType<typeof useReview>
export type End = 'return' | 'validate'

/** What a reviewer should know before ending the review; indicators by their codes. */
export const factsOf = ({ indicators, detail }: EvaluationReady, review: Review) => {
  const codesWith = (test: (id: number) => unknown) =>
    indicators.flatMap(({ indicator: { id, code } }) => (test(id) ? code : []))
  return {
    unseen: indicators.filter(({ indicator }) => !review.on({ indicator: indicator.id })).length,
    unsent: codesWith((id) => review.unsent.includes(id)),
    undecided: codesWith((id) => review.undecidedOn(id)),
    open: (lastRequests(detail.line)?.requests ?? []).filter(({ isMended }) => !isMended),
  }
}
export type Facts = ReturnType<typeof factsOf>
