import { z } from 'zod'
import { get, put } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { Problem } from '../platform/problems.ts'
import { because, id, Ref, text, time } from '../platform/shapes.ts'

export const verdicts = ['agree', 'ask'] as const

/** The newest mark on an indicator, of any submission. */
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

/** A mark in the present submission; `verdict: null` removes it. */
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

/** Ids of the marks by which others request a change. */
const requestsOfOthers = (marks: readonly ReviewMark[], me: number): number[] =>
  marks.flatMap(({ id, verdict, by, is_current }) =>
    is_current && verdict === 'ask' && by.id !== me ? id : [],
  )

/** Throws if requests of others were added or withdrawn since the person who ends the review saw them. */
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

/** Throws if another reviewer's mark, which the person had not seen, would be replaced, unless both say the same. */
export const assertSeen = (
  by: number,
  { verdict, text: question, seen }: NewReviewMark,
  newest: ReviewMark | undefined,
): void => {
  // Marks of an earlier submission are not replaced.
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
