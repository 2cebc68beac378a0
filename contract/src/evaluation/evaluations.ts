import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import {
  because,
  date,
  id,
  Listed,
  listing,
  optionalSingleLine,
  order,
  queryId,
  queryYear,
  Ref,
  singleLine,
  time,
  year,
} from '../platform/shapes.ts'
import { EvaluationType, IndiprinScore, Line, LineBrief, LineStatus } from './lines.ts'
import { reviewerFields } from './reviewers.ts'

export const Evaluation = z.object({
  id: z.int(),
  school: Ref,
  region: Ref,
  country: Ref,
  instrument: Ref,
  date: z.string().nullable(),
  period: z.string().nullable(),
  line: LineBrief,
  lines: z.array(LineBrief),
  version: z.int(),
  updated_at: time,
})
export type Evaluation = z.infer<typeof Evaluation>

/** With the reviewer of the shown line and the date. */
export const ListedEvaluation = Evaluation.extend(reviewerFields)
export type ListedEvaluation = z.infer<typeof ListedEvaluation>

export const EvaluationDetail = Evaluation.extend({ line: Line })
export type EvaluationDetail = z.infer<typeof EvaluationDetail>

export const EvaluationList = z.object({
  ...listing,
  country__name: singleLine(limits.name).optional(),
  region__name: singleLine(limits.name).optional(),
  year: queryYear.optional(),
  evaluation_line__evaluation_type: EvaluationType.optional(),
  status: LineStatus.optional(),
  school: queryId.optional(),
  reviewer: queryId.optional().describe('with a line that this person is to review'),
  order: order('updated_at', 'school', 'date', 'year', 'status').default('-updated_at'),
})

export const NewEvaluation = z.object({
  school: id,
  instrument: id,
  year,
  date: date.nullable().default(null),
  period: optionalSingleLine(limits.period).default(null),
})

export const EvaluationChange = z
  .object({ date: date.nullable(), period: optionalSingleLine(limits.period) })
  .partial()

const score = z.int().min(0).max(limits.scoresTotal)

/** Every domain once, whole numbers, 100 in all. */
export const Indiprin = z.object({
  evaluation_line: id,
  scores: z
    .array(z.object({ category: id, score }))
    .refine(
      (list) => new Set(list.map((each) => each.category)).size === list.length,
      because('validation_error'),
    )
    .refine((list) => list.length === limits.domains, because('validation_error'))
    .refine(
      (list) => list.reduce((sum, each) => sum + each.score, 0) === limits.scoresTotal,
      because('scores_must_total_100'),
    ),
})

/** The initial weights; the extra points go to the domains closest to the learner. */
export const equalShare = [14, 15, 15, 14, 14, 14, 14] as const

export const evaluationCalls = {
  list: get('/api/evaluation/', {
    access: 'evaluation.list',
    query: EvaluationList,
    answer: Listed(ListedEvaluation, Ref),
  }),
  create: post('/api/evaluation/', {
    access: 'evaluation.create',
    body: NewEvaluation,
    answer: EvaluationDetail,
  }),
  read: get('/api/evaluation/{id}/', {
    access: 'evaluation.read',
    query: z.object({ evaluation_line_id: queryId.optional() }),
    answer: EvaluationDetail,
  }),
  change: patch('/api/evaluation/{id}/', {
    access: 'evaluation.change',
    body: EvaluationChange,
    answer: EvaluationDetail,
  }),
  remove: remove('/api/evaluation/{id}/', {
    access: 'evaluation.delete',
    answer: success(['evaluation_deleted']),
  }),
  weigh: patch('/api/evaluation/indiprin/', {
    access: 'evaluation.weigh',
    body: Indiprin,
    answer: success(['scores_saved'], { indiprin: z.array(IndiprinScore) }),
  }),
}
