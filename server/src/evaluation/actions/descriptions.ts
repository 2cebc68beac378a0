import type { actionCalls } from 'contract/evaluation/plan/actions'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof actionCalls> = {
  noun: 'Actions',
  calls: {
    addAction: [
      'Adds an action to a goal; a blocked, postponed or cancelled one says why in `observation`.',
      'cycle_not_open',
      'quota_exceeded',
    ],
    changeAction: [
      'Changes an action; blocking, postponing or cancelling it says why in `observation`.',
      'cycle_not_open',
      'quota_exceeded',
      'version_conflict',
    ],
    removeAction: ['Deletes an action.', 'cycle_not_open', 'version_conflict'],
  },
}
