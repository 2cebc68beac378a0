import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReviewMark, reviewMarkCalls } from 'contract/evaluation/review-marks'
import { ask } from '../../../../session/ask.ts'

/** What reviewers think of the answers of a line so far. */
export const reviewMarksQuery = (line: number) =>
  queryOptions({
    // among the evaluations, so that a step of the line makes it out of date too
    queryKey: ['evaluations', 'review-marks', line],
    queryFn: ({ signal }): Promise<ReviewMark[]> =>
      ask(reviewMarkCalls.list, { parameters: { id: line }, signal }),
  })

/** The page shows what has just arrived (nothing where a mark was taken back) until the marks are asked for anew. */
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
