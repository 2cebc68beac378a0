import { assertChangeable, planCalls } from 'contract/evaluation/plan/action-plans'
import { fieldProblem, found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { outOfScope } from '../../access/out-of-scope.ts'
import { record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { touchEvaluation } from '../lines/queries.ts'
import { described } from './descriptions.ts'
import { addAnswer, answerToChange, changeAnswer, lockedPlan, removeAnswer } from './queries.ts'
import { wholePlan } from './whole-plan-queries.ts'

export const actionPlans = feature(planCalls, described, {
  read: ({ db, actor, parameters, query }) => wholePlan(db, actor, parameters.id, query.evaluation_line_id),

  answer: async (context) => {
    const { db, actor, body } = context
    const plan = await lockedPlan(db, actor, body.action_plan)
    if (!plan) throw outOfScope(actor, fieldProblem('action_plan', 'does_not_exist'))
    assertChangeable(actor, plan)
    const answer = await addAnswer(db, plan.plan, body)
    const change = { new: { plan: plan.plan, number: body.number } }
    await record(context, 'plan_answer.create', { type: 'plan_answer', id: answer.id }, change)
    await touchEvaluation(db, plan.evaluation)
    return answer
  },

  changeAnswer: async (context) => {
    const { db, actor, parameters, body } = context
    const before = found(await answerToChange(db, actor, parameters.plan, parameters.question))
    assertChangeable(actor, before)
    assertVersion(context, before.version)
    const answer = await changeAnswer(db, before.id, body.answer)
    await record(context, 'plan_answer.change', { type: 'plan_answer', id: before.id })
    await touchEvaluation(db, before.evaluation)
    return answer
  },

  removeAnswer: async (context) => {
    const { db, actor, parameters } = context
    const answer = found(await answerToChange(db, actor, parameters.plan, parameters.question))
    assertChangeable(actor, answer)
    assertVersion(context, answer.version)
    await removeAnswer(db, answer.id)
    const change = { old: { plan: answer.plan, number: answer.number } }
    await record(context, 'plan_answer.delete', { type: 'plan_answer', id: answer.id }, change)
    await touchEvaluation(db, answer.evaluation)
    return done('answer_deleted')
  },
})
