import { z } from 'zod'
import { get, post, remove, success } from '../access/call.ts'
import { EditionLink, OptionCode } from '../instrument/instruments.ts'
import { id, Ref, StageNumber, time } from '../platform/shapes.ts'
import { Line } from './lines.ts'

/** What happens to the answers to an indicator; `open` is a new question. */
export const carriedAs = ['carried', 'reworded', 'other', 'open'] as const
export const CarriedAs = z.enum(carriedAs)
export type CarriedAs = z.infer<typeof CarriedAs>

const MovedIndicator = z.object({
  code: z.string(),
  name: z.string(),
  link: EditionLink.nullable(),
  as: CarriedAs.describe(
    'carried: the answer goes on; reworded and other: it is shown beside the question, which is answered anew; open: there was none',
  ),
})

const MovedTexts = z.object({
  from: z.object({ code: z.string(), name: z.string() }),
  to: z.object({ code: z.string(), name: z.string() }),
  notes: z.int(),
  comments: z.int(),
})
export type MovedTexts = z.infer<typeof MovedTexts>

const CarriedCounts = z.object({ carried: z.int(), reworded: z.int(), other: z.int(), open: z.int() })
export type CarriedCounts = z.infer<typeof CarriedCounts>

export const EditionPreview = z.object({
  instrument: Ref,
  counts: CarriedCounts,
  indicators: z.array(MovedIndicator),
  texts: z.array(MovedTexts).describe('notes and comments that come to stand at another indicator'),
  duties: z.object({ carried: z.int(), anew: z.int() }),
  files: z.int().describe('pieces of evidence; all stay in their folders'),
  goals: z.int().describe('goals of the plan whose indicator asks something else; they stay in their domain'),
  is_taken: z
    .boolean()
    .describe('the school has an unfinished evaluation in this edition, which comes first'),
  is_own: z
    .boolean()
    .describe('lines before this one stay where they are; it goes on in an evaluation of its own'),
})
export type EditionPreview = z.infer<typeof EditionPreview>

export const EditionChoices = z.object({
  version: z.int().describe('of the line'),
  instrument: Ref,
  choices: z.array(EditionPreview).describe('newer editions that the country may use, the newest first'),
})
export type EditionChoices = z.infer<typeof EditionChoices>

const FormerAnswer = z.object({
  id: z.int(),
  edition: z.int().describe('the instrument that asked'),
  indicator: z.int().describe('where it is shown now'),
  other: z.boolean().describe('what is asked there is another question, and not the same in other words'),
  code: z.string(),
  name: z.string(),
  option: OptionCode,
  label: z.string().describe('the option in words, as that edition has them'),
  stage: StageNumber.nullable(),
  na_reason: z.string().nullable(),
  statements: z.array(z.string()),
  reached: z.int().nullable(),
  of: z.int().nullable(),
  files: z.array(z.int()).describe('evidence that was marked as showing it'),
  by: Ref,
  at: time,
})

/** What a line held before the move and its new edition has no place for. */
export const FormerParts = z.object({
  moves: z.array(z.object({ from: Ref, to: Ref, by: Ref, at: time })),
  answers: z
    .array(FormerAnswer)
    .describe(
      'none at questions of a domain that two people answer alone: they are not to look at one letter',
    ),
  duties: z.array(
    z.object({
      id: z.int(),
      edition: z.int(),
      code: z.string(),
      name: z.string(),
      kept: z.boolean(),
      plan: z.string().nullable(),
      by: Ref,
      at: time,
    }),
  ),
  reasons: z
    .array(
      z.object({
        kind: z
          .enum(['rating', 'agreement'])
          .describe('why one of the two answered so; why both agreed on a letter'),
        edition: z.int(),
        indicator: z.int(),
        code: z.string(),
        name: z.string(),
        text: z.string(),
        by: Ref,
      }),
    )
    .describe('of two people who answered a domain alone'),
})
export type FormerParts = z.infer<typeof FormerParts>

export const editionMoveCalls = {
  choices: get('/api/evaluation-stage-progress/{id}/edition/', {
    access: 'line.move_edition',
    answer: EditionChoices,
  }),
  move: post('/api/evaluation-stage-progress/{id}/edition/', {
    access: 'line.move_edition',
    body: z.object({ instrument: id }),
    answer: success(['edition_moved'], {
      line: Line,
      evaluation: z.int(),
      counts: CarriedCounts.nullable().describe('as it moved; null of one that has this edition already'),
    }),
    status: 200,
  }),
  former: get('/api/evaluation-stage-progress/{id}/former-edition/', {
    access: 'line.read',
    answer: FormerParts,
  }),
  removeReason: remove('/api/evaluation-stage-progress/{id}/former-edition/reason/{answer}/', {
    access: 'result.write',
    answer: success(['words_removed']),
  }),
  removeRating: remove('/api/evaluation-stage-progress/{id}/former-edition/rating/{indicator}/{rater}/', {
    access: 'result.write',
    answer: success(['words_removed']),
  }),
  removeAgreement: remove('/api/evaluation-stage-progress/{id}/former-edition/agreement/{indicator}/', {
    access: 'result.write',
    answer: success(['words_removed']),
  }),
  removePlan: remove('/api/evaluation-stage-progress/{id}/former-edition/plan/{duty}/', {
    access: 'result.write',
    answer: success(['words_removed']),
  }),
}
