import type { planCalls } from 'contract/evaluation/plan/action-plans'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof planCalls> = {
  noun: 'Action plans',
  calls: {
    read: ['The action plan of a line: the one asked for, or the latest.'],
    answer: [
      'Answers one of the seven questions of a plan.',
      'does_not_exist',
      'cycle_not_open',
      'answer_exists',
    ],
    changeAnswer: ['Changes an answer.', 'cycle_not_open', 'version_conflict'],
    removeAnswer: ['Deletes an answer.', 'cycle_not_open', 'version_conflict'],
  },
}
