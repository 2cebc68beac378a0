import { assertChangeable } from 'contract/evaluation/plan/action-plans'
import {
  type ActionChange,
  actionCalls,
  assertReason,
  assertRepeats,
  isOver,
} from 'contract/evaluation/plan/actions'
import { limits } from 'contract/platform/limits'
import { fieldProblem, found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { assertRoom } from '../../platform/database/row-limit.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { assertPlanFits, lockedGoal, planChanged } from '../action-plans/queries.ts'
import { deleteProofs } from '../files/proofs/queries.ts'
import { conclude } from './conclude.ts'
import { described } from './descriptions.ts'
import { openNextTurn } from './next-turn.ts'
import { observe } from './observe.ts'
import { actionToChange, addAction, changeAction, costColumns, noProposal, removeAction } from './queries.ts'
import { askAboutAction, confirmAction } from './report-queries.ts'
import {
  announceConfirmed,
  assertMayChange,
  assertNotConfirmed,
  isReport,
  movedBy,
  report,
  reportedAction,
} from './report-steps.ts'

/** Without texts. */
const auditedFields = ({ category, deadline, status }: Omit<ActionChange, 'observation'>) => ({
  category,
  deadline,
  status,
})

/** Changing the deadline or ending the action settles a proposal. */
const endsProposal = ({ deadline, status }: ActionChange): boolean =>
  deadline !== undefined || (status !== undefined && isOver(status))

export const actions = feature(actionCalls, described, {
  addAction: async (context) => {
    const { db, actor, parameters, body } = context
    const { observation, ...action } = body
    const goal = found(await lockedGoal(db, actor, parameters.goal))
    assertChangeable(actor, goal)
    await assertRoom(db, 'actions', 'goal_id', goal.goal, limits.actionsOfGoal)
    const added = await addAction(db, goal.goal, action)
    const change = { new: { goal: goal.goal, ...auditedFields(action) } }
    await record(context, 'action.create', { type: 'action', id: added.id }, change)
    if (observation !== undefined) await observe(context, goal.goal, observation)
    await assertPlanFits(db, goal.plan)
    await planChanged(db, goal)
    return added
  },

  changeAction: async (context) => {
    const { db, actor, parameters, body } = context
    const { observation, cost, ...change } = body
    const before = found(await actionToChange(db, actor, parameters.goal, parameters.action))
    assertMayChange(context, before)
    assertVersion(context, before.version)
    if (isReport(actor, before, body)) {
      if (observation === undefined) throw fieldProblem('observation', 'required')
      return report(context, before, { note: observation, done_on: null })
    }
    assertReason(before.stands, body)
    assertRepeats(before, body)
    const action = await changeAction(db, before.id, {
      ...change,
      ...costColumns(cost),
      ...movedBy(actor, before, body),
      ...(endsProposal(body) && noProposal),
    })
    const old = auditedFields({ ...before, status: before.stands })
    await record(
      context,
      'action.change',
      { type: 'action', id: before.id },
      { old, new: auditedFields(change) },
    )
    if (observation !== undefined) await observe(context, before.goal, observation)
    await openNextTurn(context, before, action)
    await assertPlanFits(db, before.plan)
    await planChanged(db, before)
    await announceConfirmed(context, before, action)
    return action
  },

  removeAction: async (context) => {
    const { db, actor, parameters } = context
    const action = found(await actionToChange(db, actor, parameters.goal, parameters.action))
    assertChangeable(actor, action)
    assertVersion(context, action.version)
    await deleteProofs(db, { action: action.id })
    await removeAction(db, action.id)
    const { plan, goal, stands: status } = action
    const old = { plan, goal, ...auditedFields({ ...action, status }) }
    await record(context, 'action.delete', { type: 'action', id: action.id }, { old })
    await planChanged(db, action)
    return done('action_deleted')
  },

  reportAction: async (context) => {
    const { db, actor, parameters, body } = context
    const before = found(await actionToChange(db, actor, parameters.goal, parameters.action))
    assertChangeable(actor, before, 'plan.report')
    assertNotConfirmed(before)
    assertVersion(context, before.version)
    return report(context, before, body)
  },

  confirmAction: async (context) => {
    const { db, actor } = context
    const before = await reportedAction(context)
    const action = await confirmAction(db, before.id, actor.id)
    const change = { old: { status: before.stands }, new: { status: action.status } }
    await record(context, 'action.confirm', { type: 'action', id: before.id }, change)
    await openNextTurn(context, before, action)
    await planChanged(db, before)
    await announceConfirmed(context, before, action)
    return action
  },

  askAboutAction: async (context) => {
    const { db, actor, body } = context
    const before = await reportedAction(context)
    assertNotConfirmed(before)
    const action = await askAboutAction(db, before.id, actor.id, body.text)
    await assertPlanFits(db, before.plan)
    await conclude(context, before, { action: 'action.ask', notification: 'action_asked' })
    return action
  },
})
