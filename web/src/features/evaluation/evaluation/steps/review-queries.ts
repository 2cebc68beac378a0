import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReviewMark, reviewMarkCalls } from 'contract/evaluation/review-marks'
import type { MarkWork } from '../../../../outbox/entry.ts'
import { ask } from '../../../../session/ask.ts'

/** What reviewers think of the answers of a line so far. */
export const reviewMarksQuery = (line: number) =>
  queryOptions({
    // among the evaluations, so that a step of the line makes it out of date too
    queryKey: ['evaluations', 'review-marks', line],
    queryFn: ({ signal }): Promise<ReviewMark[]> =>
      ask(reviewMarkCalls.list, { parameters: { id: line }, signal }),
  })

/** The page shows what has just arrived until the marks are asked for anew. */
export const markArrived = (queryClient: QueryClient, line: number, work: MarkWork): void => {
  const { queryKey } = reviewMarksQuery(line)
  queryClient.setQueryData(queryKey, (marks) => {
    if (!marks) return marks
    const others = marks.filter(({ indicator }) => indicator !== work.indicator)
    const { verdict } = work
    if (verdict === null) return others
    const before = marks.find(({ indicator }) => indicator === work.indicator)
    return [
      ...others,
      {
        by: { id: 0, name: '' },
        at: '',
        submission: 0,
        ...before,
        indicator: work.indicator,
        verdict,
        text: verdict === 'ask' ? work.text : null,
        is_current: true,
      },
    ]
  })
  void queryClient.invalidateQueries({ queryKey })
}
