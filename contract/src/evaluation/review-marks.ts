import { z } from 'zod'
import { get, put } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { Problem } from '../platform/problems.ts'
import { because, id, Ref, text, time } from '../platform/shapes.ts'

export const verdicts = ['agree', 'ask'] as const

/** What a reviewer thinks of the answer to one indicator: the newest mark there is, of any submission. */
export const ReviewMark = z.object({
  id: z.int().describe('another one with each mark that takes the place of one before'),
  indicator: z.int(),
  verdict: z.enum(verdicts),
  text: z.string().nullable().describe('what should change, of the verdict `ask`'),
  by: Ref,
  at: time,
  submission: z.int().describe('which submission of the line it was given to, from 1'),
  is_current: z
    .boolean()
    .describe('given to the newest submission, or agrees with an answer that is the same in it'),
})
export type ReviewMark = z.infer<typeof ReviewMark>

/** The mark of one indicator in the submission that is in review; `verdict: null` takes it away. */
export const NewReviewMark = z
  .object({
    indicator: id,
    verdict: z.enum(verdicts).nullable(),
    text: text(limits.text)
      .nullish()
      .transform((value) => value ?? null),
    seen: id
      .nullish()
      .describe(
        'the mark that the sender saw on the indicator, null for none: another person’s that is not this one is not replaced (412); left out, it is',
      ),
  })
  .refine(({ verdict, text: question }) => (verdict === 'ask') === (question !== null), {
    path: ['text'],
    ...because('required'),
  })
export type NewReviewMark = z.output<typeof NewReviewMark>

/** The requests of others, by the ids of their marks. */
const requestsOfOthers = (marks: readonly ReviewMark[], me: number): number[] =>
  marks.flatMap(({ id, verdict, by, is_current }) =>
    is_current && verdict === 'ask' && by.id !== me ? id : [],
  )

/** Who ends a review has seen what others ask for: with what came or went meanwhile its reasons would be other ones. */
export const assertSeenRequests = (
  by: number,
  seen: readonly number[] | undefined,
  marks: readonly ReviewMark[],
): void => {
  if (seen === undefined) return
  const there = requestsOfOthers(marks, by)
  const [other] = [
    ...there.filter((each) => !seen.includes(each)),
    ...seen.filter((each) => !there.includes(each)),
  ]
  if (other !== undefined) throw new Problem('version_conflict', { id: other })
}

/** A mark that was given without seeing another reviewer's does not take its place, unless it says the same. */
export const assertSeen = (
  by: number,
  { verdict, text: question, seen }: NewReviewMark,
  newest: ReviewMark | undefined,
): void => {
  // one of an earlier submission stays where it is: nothing is put in its place
  if (seen === undefined || !newest?.is_current || newest.by.id === by || newest.id === seen) return
  if (isSameMark(newest, { verdict, text: question })) return
  throw new Problem('version_conflict', { id: newest.id })
}

type Verdict = { verdict: ReviewMark['verdict'] | null; text: string | null }
export const isSameMark = (one: Verdict, other: Verdict): boolean =>
  one.verdict === other.verdict && one.text === other.text

export const reviewMarkCalls = {
  list: get('/api/evaluation-stage-progress/{id}/review-marks/', {
    access: 'line.review',
    answer: z.array(ReviewMark),
  }),
  set: put('/api/evaluation-stage-progress/{id}/review-marks/', {
    access: 'line.review',
    body: NewReviewMark,
    answer: z.array(ReviewMark),
  }),
}
