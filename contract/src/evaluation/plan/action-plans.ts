import { z } from 'zod'
import { get, patch, post, remove, success } from '../../access/call.ts'
import { can, permit } from '../../access/permissions.ts'
import type { Actor, Subject } from '../../access/scope.ts'
import { limits } from '../../platform/limits.ts'
import { id, queryId, text, time } from '../../platform/shapes.ts'
import { assertWritable, isWritable } from '../life-cycle.ts'
import type { LineStatus } from '../lines.ts'
import { actionCalls } from './actions.ts'
import { Goal, goalCalls, observationCalls } from './goals.ts'
import { proposalCalls } from './proposals.ts'
import { proofCalls } from './reported.ts'

export const planQuestions = 7

/** A plan with its place and the status of its line, as changes need it. */
type LockedPlan = Subject & { status: LineStatus }

export const mayChangePlan = (actor: Actor, plan: LockedPlan): boolean =>
  can(actor, 'plan.change', plan) && isWritable('plan', plan.status)

/** Throws where the person may not change the plan or its line is closed. */
export const assertChangeable = (
  actor: Actor,
  plan: LockedPlan,
  verb: 'plan.change' | 'plan.report' | 'observation.change' = 'plan.change',
): void => {
  permit(actor, verb, plan)
  assertWritable('plan', plan.status, actor.role)
}

const questionNumber = z.int().min(1).max(planQuestions)

export const PlanAnswer = z.object({
  id: z.int(),
  number: z.int(),
  answer: z.string(),
  version: z.int(),
  updated_at: time,
})
export type PlanAnswer = z.infer<typeof PlanAnswer>

export const ActionPlan = z.object({
  id: z.int(),
  evaluation_line: z.int(),
  editable: z.boolean(),
  questions: z.array(PlanAnswer),
  goals: z.array(Goal),
  suggestions: z.array(
    z.object({
      category: z.int(),
      priority: z.number(),
      indicators: z.array(z.int()),
      line: z
        .int()
        .describe('whose answers it comes from: this line, or the one before while a domain has not all'),
    }),
  ),
})
export type ActionPlan = z.infer<typeof ActionPlan>

const answer = text(limits.text)

export const planCalls = {
  read: get('/api/evaluation/{id}/action_plan/', {
    access: 'plan.read',
    query: z.object({ evaluation_line_id: queryId.optional() }),
    answer: ActionPlan,
  }),
  answer: post('/api/questions/', {
    access: 'plan.change',
    body: z.object({ action_plan: id, number: questionNumber, answer }),
    answer: PlanAnswer,
  }),
  changeAnswer: patch('/api/action_plan/{plan}/questions/{question}/', {
    access: 'plan.change',
    body: z.object({ answer }),
    answer: PlanAnswer,
  }),
  removeAnswer: remove('/api/action_plan/{plan}/questions/{question}/', {
    access: 'plan.change',
    answer: success(['answer_deleted']),
  }),
}

export const actionPlanCalls = {
  ...planCalls,
  ...goalCalls,
  ...observationCalls,
  ...actionCalls,
  ...proofCalls,
  ...proposalCalls,
}
