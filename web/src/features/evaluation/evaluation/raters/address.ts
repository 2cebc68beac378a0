import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

/** Without an indicator the round opens at the domain's first one. */
export const addressOfRating = (
  { detail, indicators }: EvaluationReady,
  category: number,
  code?: string,
): string => {
  const first = indicators.find((placed) => placed.category.id === category)
  const indicator = code ?? first?.indicator.code
  return addressOfEvaluation(detail, {
    line: detail.line.id,
    ...(indicator !== undefined && { indicator }),
    part: 'raters',
  })
}
