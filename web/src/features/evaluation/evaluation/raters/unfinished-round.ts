import type { RoundBrief } from 'contract/evaluation/rating-rounds'
import type { EvaluationReady } from '../use-evaluation.ts'

/** The domain's unfinished round; until both raters are finished the line accepts no answers there. */
export const unfinishedRound = (
  { line }: Pick<EvaluationReady['detail'], 'line'>,
  category: number,
): RoundBrief | undefined =>
  // A line that an earlier version stored on the device has no `rating_rounds`.
  line.rating_rounds?.find((round) => round.category === category && !round.is_finished)
