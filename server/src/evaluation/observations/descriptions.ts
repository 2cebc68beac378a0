import type { observationCalls } from 'contract/evaluation/plan/goals'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof observationCalls> = {
  noun: 'Observations',
  calls: {
    addObservation: ['Adds a remark on how a goal goes.', 'cycle_not_open', 'quota_exceeded'],
    changeObservation: ['Changes a remark.', 'cycle_not_open', 'quota_exceeded', 'version_conflict'],
    removeObservation: ['Deletes a remark.', 'cycle_not_open', 'version_conflict'],
  },
}
