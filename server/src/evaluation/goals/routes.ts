import { assertChangeable } from 'contract/evaluation/action-plans'
import { goalCalls } from 'contract/evaluation/goals'
import { assertIndicator } from 'contract/evaluation/results'
import { limits } from 'contract/platform/limits'
import { fieldProblem, found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { assertRoom } from '../../platform/database/row-limit.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { assertPlanFits, lockedPlan } from '../action-plans/queries.ts'
import { touchEvaluation } from '../lines/queries.ts'
import { described } from './descriptions.ts'
import { addGoal, aimOf, changeGoal, goalToChange, removeGoal } from './queries.ts'

type Aim = { category: number; indicator: number | null }

/** A goal aims at a domain of the instrument and, if it names one, at an indicator of that domain. */
const assertAim = async (db: Db, instrument: number, { category, indicator }: Aim): Promise<void> => {
  const known = await aimOf(db, instrument, category, indicator)
  if (!known.hasCategory) throw fieldProblem('category', 'does_not_exist')
  if (indicator === null) return
  const named = assertIndicator(known.indicator)
  if (named.category !== category) throw fieldProblem('indicator', 'validation_error')
}

/** What the audit keeps of a goal: none of its words. */
const kept = <Goal extends object>(goal: Goal): Partial<Goal> => {
  const names = ['category', 'indicator', 'kind', 'target', 'status']
  return Object.fromEntries(Object.entries(goal).filter(([name]) => names.includes(name))) as Partial<Goal>
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
    await record(context, 'goal.create', { type: 'goal', id: goal.id }, { new: kept(body) })
    await touchEvaluation(db, plan.evaluation)
    return goal
  },

  changeGoal: async (context) => {
    const { db, actor, parameters, body } = context
    const held = found(await goalToChange(db, actor, parameters.plan, parameters.goal))
    assertChangeable(actor, held)
    assertVersion(context, held.version)
    const { category = held.category, indicator = held.indicator } = body
    if (category !== held.category || indicator !== held.indicator)
      await assertAim(context.db, held.instrument, { category, indicator })
    const goal = await changeGoal(db, held.goal, body)
    await assertPlanFits(db, held.plan)
    const old = kept({ ...held, status: held.stands })
    await record(context, 'goal.change', { type: 'goal', id: goal.id }, { old, new: kept(body) })
    await touchEvaluation(db, held.evaluation)
    return goal
  },

  removeGoal: async (context) => {
    const { db, actor, parameters } = context
    const held = found(await goalToChange(db, actor, parameters.plan, parameters.goal))
    assertChangeable(actor, held)
    assertVersion(context, held.version)
    await removeGoal(db, held.goal)
    const old = kept({ ...held, status: held.stands })
    await record(context, 'goal.delete', { type: 'goal', id: held.goal }, { old })
    await touchEvaluation(db, held.evaluation)
    return done('goal_deleted')
  },
})
