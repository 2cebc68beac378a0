import type { RoundBrief } from 'contract/evaluation/rating-rounds'
import type { EvaluationReady } from '../use-evaluation.ts'

/** The round in which two people answer this domain alone now: until both are finished the line takes no answers there. */
export const unfinishedRound = (
  { line }: Pick<EvaluationReady['detail'], 'line'>,
  category: number,
): RoundBrief | undefined =>
  // an answer of an earlier version that was kept on the device has none
  line.rating_rounds?.find((round) => round.category === category && !round.is_finished)
