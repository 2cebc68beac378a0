import { z } from 'zod'
import { get, patch, post, success } from '../access/call.ts'
import { OptionCode } from '../instrument/instruments.ts'
import { cellsOfLine, limits } from '../platform/limits.ts'
import { fieldProblem } from '../platform/problems.ts'
import { because, id, Ref, StageNumber, stage, text, time, year } from '../platform/shapes.ts'
import { Comment } from './comments.ts'
import { DutyAnswer } from './duties.ts'
import { File } from './files.ts'
import { Note } from './notes.ts'
import { RoundBrief } from './rating-rounds.ts'
import { Result } from './results.ts'
import { reviewerFields } from './reviewers.ts'

export const lineStatuses = ['OPEN', 'IN REVIEW', 'VALIDATED', 'CLOSED'] as const
export const LineStatus = z.enum(lineStatuses)
export type LineStatus = z.infer<typeof LineStatus>

/** In chronological order: base line, second evaluation, third evaluation. */
export const evaluationTypes = ['base', 'second', 'third'] as const
export const EvaluationType = z.enum(evaluationTypes)
export type EvaluationType = z.infer<typeof EvaluationType>

export const Progress = z.object({
  answered: z.int(),
  indicators: z.int(),
  cells_complete: z.int(),
  cells: z.int().describe(`domain × stage: ${cellsOfLine}`),
})

export const LineBrief = z.object({
  id: z.int(),
  evaluation_type: EvaluationType,
  year: z.int(),
  status: LineStatus,
  progress: Progress,
})
export type LineBrief = z.infer<typeof LineBrief>

export const IndiprinScore = z.object({ category: z.int(), score: z.int() })
export type IndiprinScore = z.infer<typeof IndiprinScore>

const ReviewMessage = z.object({
  text: z.string(),
  indicator: z.int().nullable(),
  category: z.int().nullable(),
  stage: StageNumber.nullable(),
})

export const Review = z.object({
  id: z.int(),
  kind: z.enum(['returned', 'validated']),
  by: Ref,
  at: time,
  messages: z.array(ReviewMessage),
})
export type Review = z.infer<typeof Review>

export const LineChange = z.object({
  indicator: z.int(),
  from: OptionCode.nullable(),
  to: OptionCode.nullable(),
})
export type LineChange = z.infer<typeof LineChange>

export const Line = LineBrief.extend({
  version: z.int(),
  updated_at: time,
  indiprin: z.array(IndiprinScore),
  results: z.array(Result),
  duties: z.array(DutyAnswer).describe('outside the score'),
  rating_rounds: z.array(RoundBrief).describe('domains that two people answer alone'),
  files: z.array(File),
  notes: z.array(Note),
  comments: z.array(Comment),
  comment_counts: z
    .array(z.object({ indicator: z.int().nullable(), open: z.int(), resolved: z.int() }))
    .nullable()
    .describe(`of a line with more than ${limits.textsInLine} comments, which are then read by themselves`),
  note_counts: z
    .array(z.object({ indicator: z.int().nullable(), notes: z.int(), of_school: z.int() }))
    .nullable()
    .describe(
      `of a line with more than ${limits.textsInLine} notes, which are then read by themselves; without those about former indicators`,
    ),
  reviews: z.array(Review),
  place: z.object({ school: z.string(), region: z.string(), country: z.string() }),
  changed_since_submission: z.array(LineChange),
  edition_moved_at: time.nullable(),
  submitted_at: time.nullable(),
  submitted_by: Ref.nullable(),
  ...reviewerFields,
  reviewed_at: time.nullable(),
  reviewed_by: Ref.nullable(),
  closed_at: time.nullable(),
  closed_by: Ref.nullable(),
})
export type Line = z.infer<typeof Line>

export const Cell = z.object({
  category: z.int(),
  stage: StageNumber,
  photos: z.int(),
  documents: z.int(),
  photos_needed: z.int(),
  documents_needed: z.int(),
  complete: z.boolean(),
})
export type Cell = z.infer<typeof Cell>

export const Readiness = z.object({
  ready: z.boolean(),
  results: z.object({ answered: z.int(), total: z.int(), missing: z.array(z.int()) }),
  files: z.array(Cell),
})
export type Readiness = z.infer<typeof Readiness>

const NewReviewMessage = z.object({
  text: text(limits.text),
  indicator: id.nullable().default(null),
  category: id.nullable().default(null),
  stage: stage.nullable().default(null),
})
export type NewReviewMessage = z.output<typeof NewReviewMessage>
export type EndOfReview = { messages: NewReviewMessage[]; seen_requests?: number[] | undefined }
const messages = z.array(NewReviewMessage).max(100)
const seen_requests = z
  .array(id)
  .max(1_000)
  .optional()
  .describe(
    'the marks by which other people ask for a change, as the sender saw them: where these are others now, nothing is done (412); left out, they are not looked at',
  )

/** A line's year is from 2000 to next year and not before that of the line before; years are in UTC. */
export const assertLineYear = (
  wanted: number,
  thisYear: number,
  before: number = limits.yearMinimum,
): void => {
  if (wanted > thisYear + 1 || wanted < before) throw fieldProblem('year', 'validation_error')
}

/** Only these two are set directly (specification §4); opening needs a year too. */
const LineOpening = z.object({
  status: z
    .custom<'OPEN' | 'CLOSED'>(
      (value) => value === 'OPEN' || value === 'CLOSED',
      because('invalid_line_status'),
    )
    .meta({ type: 'string', enum: ['OPEN', 'CLOSED'] }),
  evaluation: id.nullish(),
  year: year.nullish().transform((value) => value ?? undefined),
})

const answered = { line: Line }

export const lineCalls = {
  readiness: get('/api/evaluation-stage-progress/{id}/check-review-readiness/', {
    access: 'line.read',
    answer: Readiness,
  }),
  submit: post('/api/evaluation-stage-progress/{id}/submit-for-review/', {
    access: 'line.submit',
    answer: success(['line_submitted'], answered),
    status: 200,
  }),
  review: post('/api/evaluation-stage-progress/{id}/review/', {
    access: 'line.review',
    body: z.object({ messages: messages.default([]), seen_requests }),
    answer: success(['line_reviewed'], answered),
    status: 200,
  }),
  return: post('/api/evaluation-stage-progress/{id}/return/', {
    access: 'line.return',
    body: z.object({
      messages: messages.refine((list) => list.length > 0, because('empty_list')),
      seen_requests,
    }),
    answer: success(['line_returned'], answered),
    status: 200,
  }),
  /** Closes the validated line (200) or opens the next one (201). */
  open: post('/api/evaluation-stage-progress/{id}/open/', {
    access: 'line.end',
    body: LineOpening,
    answer: success(['line_closed', 'line_opened'], answered),
    status: 200,
    also: 201,
  }),
  changeYear: patch('/api/evaluation-stage-progress/{id}/update-year/', {
    access: 'line.change_year',
    body: z.object({ year }),
    answer: Line,
  }),
}
