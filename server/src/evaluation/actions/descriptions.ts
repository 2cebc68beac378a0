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
      'Changes an action; blocking, postponing or cancelling it says why in `observation`. Of a school only `status` and `observation`; what it calls completed is reported, in the words of `observation`.',
      'cycle_not_open',
      'quota_exceeded',
      'version_conflict',
    ],
    removeAction: ['Deletes an action.', 'cycle_not_open', 'version_conflict'],
    reportAction: [
      'Reports an action as done, in words; those who confirm it are notified.',
      'cycle_not_open',
      'quota_exceeded',
      'version_conflict',
    ],
    confirmAction: [
      'Confirms what was reported: the action is completed.',
      'action_not_reported',
      'cycle_not_open',
      'version_conflict',
    ],
    askAboutAction: [
      'Asks about what was reported; the people of the school are notified.',
      'action_not_reported',
      'cycle_not_open',
      'quota_exceeded',
      'version_conflict',
    ],
  },
}
