import { useReview } from '../steps/use-review.ts'
import type { EvaluationReady, PlacedIndicator } from '../use-evaluation.ts'
import { useListFilter } from '../where/list-filter.ts'
import { firstFilter, reviewFilters, reviewLists } from './review-lists.ts'

export const listOfReview = (line: number): string => `review ${line}`

export const useReviewList = (ready: EvaluationReady, current: PlacedIndicator) => {
  const { indicators } = ready
  const { line } = ready.detail
  const review = useReview(line.id)
  const lists = reviewLists(ready, review)
  const filter = useListFilter(listOfReview(line.id), reviewFilters) ?? firstFilter(line, lists)
  const shown = lists.of(filter)
  const here = indicators.indexOf(current)
  // Where the filter shows nothing else, the arrow keys go through all indicators.
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
