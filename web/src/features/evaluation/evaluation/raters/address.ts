import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import type { EvaluationReady } from '../use-evaluation.ts'

/** Where two people answer a domain alone, at one of its indicators; without one at its first. */
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
