import type { goalCalls } from 'contract/evaluation/plan/goals'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof goalCalls> = {
  noun: 'Goals',
  calls: {
    addGoal: [
      'Adds a goal to a plan.',
      'cycle_not_open',
      'does_not_exist',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'quota_exceeded',
    ],
    changeGoal: [
      'Changes a goal.',
      'cycle_not_open',
      'does_not_exist',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'quota_exceeded',
      'version_conflict',
    ],
    removeGoal: ['Deletes a goal with its actions and observations.', 'cycle_not_open', 'version_conflict'],
  },
}
