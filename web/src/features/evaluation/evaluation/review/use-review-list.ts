import { useReview } from '../steps/use-review.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { useListFilter } from '../where/list-filter.ts'
import { firstFilter, reviewFilters, reviewLists } from './review-lists.ts'

export const listOfReview = (line: number): string => `review ${line}`

/** The review of a line: what the chosen filter shows, and the neighbours of the indicator on show. */
export const useReviewList = (ready: EvaluationReady, current: PlacedIndicator) => {
  const { indicators } = ready
  const { line } = ready.detail
  const review = useReview(line.id)
  const lists = reviewLists(ready, review)
  const filter = useListFilter(listOfReview(line.id), reviewFilters) ?? firstFilter(line, lists)
  const shown = lists.of(filter)
  const here = indicators.indexOf(current)
  // where the filter leaves nothing else, the arrows lead through all
  const around = shown.some((each) => each !== current) ? shown : indicators
  return {
    review,
    lists,
    filter,
    shown,
    judged: indicators.filter(({ indicator }) => lists.isJudged(indicator.id)).length,
    before: around.findLast((each) => indicators.indexOf(each) < here),
    after: around.find((each) => indicators.indexOf(each) > here),
  }
}
