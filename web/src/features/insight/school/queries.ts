import { queryOptions } from '@tanstack/react-query'
import { type NewReviewer, type Reviewing, reviewerCalls } from 'contract/evaluation/reviewers'
import { type SimilarSchools, schoolOverviewCalls } from 'contract/insight/results/school-overview'
import { ask } from '../../../session/ask.ts'

/** The school compared with the middle half of similar schools. */
export const similarSchoolsQuery = (school: number) =>
  queryOptions({
    queryKey: ['schools', school, 'similar'],
    queryFn: ({ signal }): Promise<SimilarSchools> =>
      ask(schoolOverviewCalls.similar, { parameters: { id: school }, signal }),
  })

/** The reviewer of a line and the date, and who may be named. */
export const reviewingQuery = (line: number) =>
  queryOptions({
    queryKey: ['lines', line, 'reviewer'],
    queryFn: ({ signal }): Promise<Reviewing> =>
      ask(reviewerCalls.read, { parameters: { id: line }, signal }),
  })

export const nameReviewer = (line: number, body: NewReviewer): Promise<Reviewing> =>
  ask(reviewerCalls.set, { parameters: { id: line }, body })
