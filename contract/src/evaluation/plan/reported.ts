import { z } from 'zod'
import { post } from '../../access/call.ts'
import { limits } from '../../platform/limits.ts'
import { date, optionalText, queryFlag, Ref, text, time } from '../../platform/shapes.ts'
import { File } from '../files.ts'

/** A file that shows what was done: evidence without domain and stage, under the same rules. */
export const Proof = File.omit({ category: true, stage: true })
export type Proof = z.infer<typeof Proof>

/** Fields of an upload, which precede the file or are in the query. */
export const NewProof = z.object({
  description: optionalText(limits.text).default(null),
  consent: queryFlag.default(false),
})
export type NewProof = z.output<typeof NewProof>

/** The school's report on an action, a question about it, and its confirmation. */
export const reportFields = {
  reported: z
    .object({ by: Ref, at: time, note: z.string(), done_on: z.string().nullable(), files: z.array(Proof) })
    .nullable()
    .describe('that it is done, in the words of who did it'),
  question: z
    .object({ by: Ref, at: time, text: z.string() })
    .nullable()
    .describe('what a coordinator asks about the report; the next report takes it away'),
  confirmed: z.object({ by: Ref, at: time }).nullable(),
}

export const reportStates = ['to_confirm', 'asked', 'confirmed'] as const
export type ReportState = (typeof reportStates)[number]

export type WithReport = { [Name in keyof typeof reportFields]: object | null }

/** Null before the first report. */
export const reportStateOf = (action: WithReport): ReportState | null => {
  if (action.confirmed) return 'confirmed'
  if (action.question) return 'asked'
  return action.reported ? 'to_confirm' : null
}

export const NewActionReport = z.object({ note: text(limits.text), done_on: date.nullable().default(null) })
export type NewActionReport = z.output<typeof NewActionReport>
export const NewActionQuestion = z.object({ text: text(limits.text) })

export const proofCalls = {
  addProof: post('/api/goals/{goal}/actions/{action}/files/', {
    access: 'plan.report',
    stream: 'upload',
    body: NewProof,
    answer: Proof,
  }),
}
