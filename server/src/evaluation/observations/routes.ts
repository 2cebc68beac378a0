import { assertChangeable } from 'contract/evaluation/plan/action-plans'
import { observationCalls } from 'contract/evaluation/plan/goals'
import { limits } from 'contract/platform/limits'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { assertRoom } from '../../platform/database/row-limit.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { assertPlanFits, lockedGoal } from '../action-plans/queries.ts'
import { touchEvaluation } from '../lines/queries.ts'
import { described } from './descriptions.ts'
import { addObservation, changeObservation, observationToChange, removeObservation } from './queries.ts'

export const observations = feature(observationCalls, described, {
  addObservation: async (context) => {
    const { db, actor, parameters, body } = context
    const goal = found(await lockedGoal(db, actor, parameters.goal))
    assertChangeable(actor, goal, 'plan.report')
    await assertRoom(db, 'observations', 'goal_id', goal.goal, limits.observationsOfGoal)
    const observation = await addObservation(db, goal.goal, actor.id, body.text)
    await assertPlanFits(db, goal.plan)
    const change = { new: { goal: goal.goal } }
    await record(context, 'observation.create', { type: 'observation', id: observation.id }, change)
    await touchEvaluation(db, goal.evaluation)
    return observation
  },

  changeObservation: async (context) => {
    const { db, actor, parameters, body } = context
    const before = found(await observationToChange(db, actor, parameters.goal, parameters.observation))
    assertChangeable(actor, before, 'observation.change')
    assertVersion(context, before.version)
    const observation = await changeObservation(db, before.id, body.text)
    await assertPlanFits(db, before.plan)
    await record(context, 'observation.change', { type: 'observation', id: before.id })
    await touchEvaluation(db, before.evaluation)
    return observation
  },

  removeObservation: async (context) => {
    const { db, actor, parameters } = context
    const observation = found(await observationToChange(db, actor, parameters.goal, parameters.observation))
    assertChangeable(actor, observation)
    assertVersion(context, observation.version)
    await removeObservation(db, observation.id)
    const change = { old: { goal: observation.goal, author: observation.author } }
    await record(context, 'observation.delete', { type: 'observation', id: observation.id }, change)
    await touchEvaluation(db, observation.evaluation)
    return done('observation_deleted')
  },
})
