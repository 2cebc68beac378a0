import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReviewMark, reviewMarkCalls } from 'contract/evaluation/review-marks'
import { ask } from '../../../../session/ask.ts'

export const reviewMarksQuery = (line: number) =>
  queryOptions({
    // Under the evaluations' key, so that a step of the line invalidates it too.
    queryKey: ['evaluations', 'review-marks', line],
    queryFn: ({ signal }): Promise<ReviewMark[]> =>
      ask(reviewMarkCalls.list, { parameters: { id: line }, signal }),
  })

/** Puts the returned mark into the cache (null: it was removed) until the marks are read again. */
export const markArrived = (
  queryClient: QueryClient,
  line: number,
  indicator: number,
  row: ReviewMark | null,
): void => {
  const { queryKey } = reviewMarksQuery(line)
  queryClient.setQueryData(queryKey, (marks) => {
    const others = marks?.filter((mark) => mark.indicator !== indicator)
    return others && row ? [...others, row] : others
  })
  void queryClient.invalidateQueries({ queryKey })
}
