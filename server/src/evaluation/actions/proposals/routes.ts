import { assertChangeable } from 'contract/evaluation/plan/action-plans'
import { isOver } from 'contract/evaluation/plan/actions'
import { proposalCalls } from 'contract/evaluation/plan/proposals'
import { fieldProblem, found, Problem } from 'contract/platform/problems'
import { utcDay } from 'contract/platform/utc-day'
import { feature, type RequestContext } from '../../../platform/http/feature.ts'
import type { AnyRequest, Person } from '../../../platform/http/person.ts'
import { assertVersion } from '../../../platform/http/versions.ts'
import { assertPlanFits } from '../../action-plans/queries.ts'
import { conclude } from '../conclude.ts'
import { observe } from '../observe.ts'
import { actionToChange } from '../queries.ts'
import { described } from './descriptions.ts'
import { acceptDate, declineDate, proposeDate } from './queries.ts'

type Context = AnyRequest & { actor: Person; parameters: { goal: number; action: number } } & Pick<
    RequestContext,
    'versions'
  >

const proposedAction = async (context: Context) => {
  const { db, actor, parameters } = context
  const action = found(await actionToChange(db, actor, parameters.goal, parameters.action))
  assertChangeable(actor, action)
  assertVersion(context, action.version)
  const { proposed_by: by, proposed_deadline: deadline, proposed_reason: reason, declined_at } = action
  if (by === null || deadline === null || reason === null || declined_at !== null)
    throw new Problem('version_conflict', { version: action.version })
  return { ...action, by, proposed: deadline, reason }
}

export const proposals = feature(proposalCalls, described, {
  proposeDate: async (context) => {
    const { db, actor, parameters, body } = context
    const before = found(await actionToChange(db, actor, parameters.goal, parameters.action))
    assertChangeable(actor, before, 'plan.report')
    assertVersion(context, before.version)
    if (isOver(before.stands)) throw new Problem('permission_denied', { isOfState: true })
    if (body.deadline < utcDay()) throw fieldProblem('deadline', 'validation_error')
    const action = await proposeDate(db, before.id, actor.id, body)
    await assertPlanFits(db, before.plan)
    const change = { new: { deadline: body.deadline } }
    await conclude(context, before, { action: 'action.propose', change, notification: 'date_proposed' })
    return action
  },

  acceptDate: async (context) => {
    const { db } = context
    const before = await proposedAction(context)
    const action = await acceptDate(db, before.id, before.proposed)
    const change = { old: { deadline: before.deadline }, new: { deadline: before.proposed } }
    await observe(context, before.goal, before.reason, before.by)
    await assertPlanFits(db, before.plan)
    await conclude(context, before, { action: 'action.accept', change, notification: 'date_accepted' })
    return action
  },

  declineDate: async (context) => {
    const { db, actor } = context
    const before = await proposedAction(context)
    const action = await declineDate(db, before.id, actor.id)
    const change = { old: { deadline: before.proposed } }
    await conclude(context, before, { action: 'action.decline', change, notification: 'date_declined' })
    return action
  },
})
