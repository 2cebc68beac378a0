import type { RatingRound } from 'contract/evaluation/rating-rounds'
import type { Category } from 'contract/instrument/instruments'
import type { EvaluationReady } from '../use-evaluation.ts'

/** Domains that can get a round: without answers, which the second rater could read, and without a round. */
export const openDomains = (
  { categories, indicators, now }: EvaluationReady,
  rounds: readonly Pick<RatingRound, 'category'>[],
): Category[] =>
  categories.filter(
    ({ id }) =>
      !rounds.some((round) => round.category === id) &&
      !indicators.some(({ category, indicator }) => category.id === id && now.answers.has(indicator.id)),
  )
