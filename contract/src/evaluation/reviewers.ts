import { z } from 'zod'
import { get, put } from '../access/call.ts'
import { because, date, id, Ref } from '../platform/shapes.ts'

export const reviewerFields = {
  reviewer: Ref.nullable().describe('who is to review the line'),
  review_by: z.string().nullable().describe('until which day'),
}

const Reviewing = z.object({
  ...reviewerFields,
  candidates: z
    .array(Ref)
    .describe('who may be named: coordinators of the region, representatives of the country'),
})
export type Reviewing = z.infer<typeof Reviewing>

/** A date needs a person. */
export const NewReviewer = z
  .object({ reviewer: id.nullable(), review_by: date.nullable().default(null) })
  .refine(({ reviewer, review_by: until }) => reviewer !== null || until === null, {
    path: ['reviewer'],
    ...because('required'),
  })
export type NewReviewer = z.output<typeof NewReviewer>

export const reviewerCalls = {
  read: get('/api/evaluation-stage-progress/{id}/reviewer/', { access: 'line.review', answer: Reviewing }),
  set: put('/api/evaluation-stage-progress/{id}/reviewer/', {
    access: 'line.review',
    body: NewReviewer,
    answer: Reviewing,
  }),
}
