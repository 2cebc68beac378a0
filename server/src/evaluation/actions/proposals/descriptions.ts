import type { proposalCalls } from 'contract/evaluation/plan/proposals'
import type { Described } from '../../../platform/http/feature.ts'

export const described: Described<typeof proposalCalls> = {
  noun: 'Proposed dates',
  calls: {
    proposeDate: [
      'Proposes another day for an action that is still to do, with a reason; those who plan are notified. It takes the place of an earlier proposal.',
      'cycle_not_open',
      'quota_exceeded',
      'version_conflict',
    ],
    acceptDate: [
      'Gives the action the day that was proposed; the reason becomes an observation of the goal, by who proposed it. `version_conflict` where no proposal waits any more.',
      'cycle_not_open',
      'quota_exceeded',
      'version_conflict',
    ],
    declineDate: [
      'Leaves the action its day; the people of the school are notified. `version_conflict` where no proposal waits any more.',
      'cycle_not_open',
      'version_conflict',
    ],
  },
}
