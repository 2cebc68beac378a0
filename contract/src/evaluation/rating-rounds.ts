import { z } from 'zod'
import { get, post, put, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { because, id, optionalText, Ref, text, time } from '../platform/shapes.ts'
import { Agreement } from './rater-agreement.ts'

/** The summary of a round for everybody who may read the line; it never contains letters. */
export const RoundBrief = z.object({
  id: z.int(),
  category: z.int(),
  raters: z.array(Ref.extend({ is_finished: z.boolean() })),
  is_finished: z.boolean().describe('both are: letters are shown, and the line takes answers here again'),
})
export type RoundBrief = z.infer<typeof RoundBrief>

const Rater = Ref.extend({
  finished_at: time.nullable(),
  has_access: z.boolean().describe('may still open the line'),
})

/** A rater's letter; NA has a reason. */
const Rating = z.object({
  rater: z.int(),
  indicator: z.int(),
  option: z.int(),
  na_reason: z.string().nullable(),
})
export type Rating = z.infer<typeof Rating>

export const AgreedLetter = z.object({
  indicator: z.int(),
  option: z.int(),
  reason: z.string().nullable().describe('null where both had given it'),
  by: Ref,
  at: time,
})

/** Two people answer one domain of a line independently. */
export const RatingRound = z.object({
  id: z.int(),
  category: z.int(),
  opened_by: Ref,
  opened_at: time,
  finished_at: time.nullable().describe('when the second of the two was finished'),
  raters: z.array(Rater),
  ratings: z.array(Rating).describe("the reader's own; those of both once both are finished"),
  agreed: z.array(AgreedLetter),
  agreement: Agreement.nullable().describe('null until both are finished'),
})
export type RatingRound = z.infer<typeof RatingRound>

export const RatingRounds = z.object({
  rounds: z.array(RatingRound),
  candidates: z.array(Ref).describe('people of the school, and who may review the line'),
  agreement: Agreement.describe('of all finished domains of the line'),
})
export type RatingRounds = z.infer<typeof RatingRounds>

export const NewRounds = z.object({
  categories: z.array(id).min(1).max(20),
  raters: z
    .array(id)
    .length(2)
    .refine(([one, other]) => one !== other, because('validation_error')),
})
export type NewRounds = z.output<typeof NewRounds>

/** `option: null` removes the letter. */
const NewRating = z.object({
  indicator: id,
  option: id.nullable(),
  na_reason: optionalText(limits.text).default(null),
})

/** The letter on which both agree, and why; it becomes the line's answer. */
const NewAgreedLetter = z.object({ indicator: id, option: id, reason: text(limits.text) })

/** The letters of the person who ends the round may become answers, so that no work is lost. */
const Ending = z.object({ keep_own: z.boolean().default(false) })

/** Agreement of raters in finished rounds: by line, for the school, and for its region. */
export const SchoolAgreement = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      domains: z.array(z.object({ category: z.int(), agreement: Agreement })),
      agreement: Agreement,
    }),
  ),
  agreement: Agreement.describe('of all lines of the school'),
  region: Agreement.nullable().describe(
    'of all schools of the region; null for people of a school, and of fewer than three schools',
  ),
})
export type SchoolAgreement = z.infer<typeof SchoolAgreement>

export const ratingRoundCalls = {
  list: get('/api/evaluation-stage-progress/{id}/ratings/', { access: 'result.read', answer: RatingRounds }),
  open: post('/api/evaluation-stage-progress/{id}/ratings/', {
    access: 'result.write',
    body: NewRounds,
    answer: RatingRounds,
  }),
  rate: put('/api/rating-round/{id}/rating/', {
    access: 'result.write',
    body: NewRating,
    answer: success(['rating_saved']),
  }),
  finish: post('/api/rating-round/{id}/finish/', {
    access: 'result.write',
    answer: RatingRound,
    status: 200,
  }),
  agree: put('/api/rating-round/{id}/agreed/', {
    access: 'result.write',
    body: NewAgreedLetter,
    answer: RatingRound,
  }),
  end: post('/api/rating-round/{id}/end/', {
    access: 'result.write',
    body: Ending,
    answer: success(['rating_round_ended']),
    status: 200,
  }),
  agreement: get('/api/school/{id}/agreement/', { access: 'result.read', answer: SchoolAgreement }),
}
