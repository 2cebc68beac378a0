import { assertChangeable } from 'contract/evaluation/plan/action-plans'
import { goalCalls } from 'contract/evaluation/plan/goals'
import { assertIndicator } from 'contract/evaluation/results'
import { limits } from 'contract/platform/limits'
import { fieldProblem, found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { fieldsWhere } from 'contract/platform/typed'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { assertRoom } from '../../platform/database/row-limit.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { assertPlanFits, lockedPlan, planChanged } from '../action-plans/queries.ts'
import { deleteProofs } from '../files/proofs/queries.ts'
import { described } from './descriptions.ts'
import { addGoal, aimOf, changeGoal, goalToChange, removeGoal } from './queries.ts'

type Aim = { category: number; indicator: number | null }

const assertAim = async (db: Db, instrument: number, { category, indicator }: Aim): Promise<void> => {
  const known = await aimOf(db, instrument, category, indicator)
  if (!known.hasCategory) throw fieldProblem('category', 'does_not_exist')
  if (indicator === null) return
  const named = assertIndicator(known.indicator)
  if (named.category !== category) throw fieldProblem('indicator', 'validation_error')
}

/** Without texts. */
const auditedFields = <Goal extends object>(goal: Goal): Partial<Goal> => {
  const names = ['category', 'indicator', 'kind', 'target', 'status']
  return fieldsWhere(goal, (name) => names.includes(name))
}

export const goals = feature(goalCalls, described, {
  addGoal: async (context) => {
    const { db, actor, parameters, body } = context
    const plan = found(await lockedPlan(db, actor, parameters.plan))
    assertChangeable(actor, plan)
    await assertAim(context.db, plan.instrument, body)
    await assertRoom(db, 'goals', 'plan_id', plan.plan, limits.goalsOfPlan)
    const goal = await addGoal(db, plan.plan, body)
    await assertPlanFits(db, plan.plan)
    await record(context, 'goal.create', { type: 'goal', id: goal.id }, { new: auditedFields(body) })
    await planChanged(db, plan)
    return goal
  },

  changeGoal: async (context) => {
    const { db, actor, parameters, body } = context
    const before = found(await goalToChange(db, actor, parameters.plan, parameters.goal))
    assertChangeable(actor, before)
    assertVersion(context, before.version)
    const { category = before.category, indicator = before.indicator } = body
    if (category !== before.category || indicator !== before.indicator)
      await assertAim(context.db, before.instrument, { category, indicator })
    const goal = await changeGoal(db, before.goal, body)
    await assertPlanFits(db, before.plan)
    const old = auditedFields({ ...before, status: before.stands })
    await record(context, 'goal.change', { type: 'goal', id: goal.id }, { old, new: auditedFields(body) })
    await planChanged(db, before)
    return goal
  },

  removeGoal: async (context) => {
    const { db, actor, parameters } = context
    const goal = found(await goalToChange(db, actor, parameters.plan, parameters.goal))
    assertChangeable(actor, goal)
    assertVersion(context, goal.version)
    await deleteProofs(db, { goal: goal.goal })
    await removeGoal(db, goal.goal)
    const old = { plan: goal.plan, ...auditedFields({ ...goal, status: goal.stands }) }
    await record(context, 'goal.delete', { type: 'goal', id: goal.goal }, { old })
    await planChanged(db, goal)
    return done('goal_deleted')
  },
})
