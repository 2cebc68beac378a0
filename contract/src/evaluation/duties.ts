import { z } from 'zod'
import { get, put } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { because, id, Ref, text, time } from '../platform/shapes.ts'

/** Whether a duty of the edition is met at the time of a line, and if not, what the school will do. */
export const DutyAnswer = z.object({
  duty: z.int(),
  kept: z.boolean(),
  plan: z.string().nullable(),
  updated_by: Ref,
  updated_at: time,
})
export type DutyAnswer = z.infer<typeof DutyAnswer>

/** `kept: null` removes the answer; a plan belongs to an unmet duty. */
export const NewDutyAnswer = z
  .object({
    duty: id,
    kept: z.boolean().nullable(),
    plan: text(limits.text)
      .nullish()
      .transform((value) => value ?? null),
  })
  .refine(({ kept, plan }) => plan === null || kept === false, {
    path: ['plan'],
    ...because('validation_error'),
  })
export type NewDutyAnswer = z.output<typeof NewDutyAnswer>

/** Unanswered, or unmet without a plan; shown at submission, but does not prevent it. */
export const isDutyOpen = (answer: Pick<DutyAnswer, 'kept' | 'plan'> | undefined): boolean =>
  answer === undefined || (!answer.kept && answer.plan === null)

export const dutyCalls = {
  list: get('/api/evaluation-stage-progress/{id}/duties/', {
    access: 'result.read',
    answer: z.array(DutyAnswer),
  }),
  set: put('/api/evaluation-stage-progress/{id}/duties/', {
    access: 'result.write',
    body: NewDutyAnswer,
    answer: z.array(DutyAnswer),
  }),
}
