import { can, permit } from 'contract/access/permissions'
import { assertChangeable } from 'contract/evaluation/plan/action-plans'
import type { Action, ActionChange } from 'contract/evaluation/plan/actions'
import type { NewActionReport } from 'contract/evaluation/plan/reported'
import { found, Problem } from 'contract/platform/problems'
import { notifyOfAction } from '../../messages/notifications/action-queries.ts'
import type { RequestContext } from '../../platform/http/feature.ts'
import type { AnyRequest, Person } from '../../platform/http/person.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { assertPlanFits } from '../action-plans/queries.ts'
import { conclude } from './conclude.ts'
import { type ActionColumns, type ActionToChange, actionToChange } from './queries.ts'
import { confirmedBy, reopened, reportAction, withdrawn } from './report-queries.ts'

type By = AnyRequest & { actor: Person }

/** The fields of an action that a school may change. */
const ofSchool = ['status', 'observation']

/** A confirmed action can no longer be changed by the school. */
export const assertNotConfirmed = ({ confirmed_at }: ActionToChange): void => {
  if (confirmed_at !== null) throw new Problem('permission_denied', { isOfState: true })
}

export const assertMayChange = (
  { actor, providedFields }: Pick<RequestContext, 'providedFields'> & { actor: Person },
  action: ActionToChange,
): void => {
  assertChangeable(actor, action, 'plan.report')
  if (can(actor, 'plan.change', action)) return
  if (providedFields.some((name) => !ofSchool.includes(name))) permit(actor, 'plan.change', action)
  assertNotConfirmed(action)
}

/** An action that a school completes is reported until somebody confirms it. */
export const isReport = (actor: Person, action: ActionToChange, { status }: ActionChange): boolean =>
  status === 'completed' && !can(actor, 'plan.change', action)

export const movedBy = (
  actor: Person,
  action: ActionToChange,
  { status = action.stands }: ActionChange,
): ActionColumns => {
  if (status === action.stands) return {}
  if (!can(actor, 'plan.change', action)) return withdrawn
  return status === 'completed' ? confirmedBy(actor.id) : reopened
}

export const report = async (context: By, before: ActionToChange, body: NewActionReport): Promise<Action> => {
  const { db, actor } = context
  const action = await reportAction(db, before.id, actor.id, body)
  await assertPlanFits(db, before.plan)
  await conclude(context, before, {
    action: 'action.report',
    change: { new: { done_on: body.done_on } },
    notification: 'action_reported',
  })
  return action
}

/** Notifies the school once that its report was confirmed. */
export const announceConfirmed = async (
  { db, actor }: By,
  before: ActionToChange,
  { confirmed }: Action,
): Promise<void> => {
  if (before.reported_at === null || before.confirmed_at !== null || confirmed === null) return
  await notifyOfAction(db, 'action_confirmed', actor, { line: before.line, action: before.id })
}

type Parameters = { goal: number; action: number }

export const reportedAction = async (
  context: By & Pick<RequestContext, 'versions' | 'reply'> & { parameters: Parameters },
): Promise<ActionToChange> => {
  const { db, actor, parameters } = context
  const action = found(await actionToChange(db, actor, parameters.goal, parameters.action))
  assertChangeable(actor, action)
  if (action.reported_at === null) throw new Problem('action_not_reported')
  assertVersion(context, action.version)
  return action
}
