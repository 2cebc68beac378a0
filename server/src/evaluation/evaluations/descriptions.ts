import type { evaluationCalls } from 'contract/evaluation/evaluations'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof evaluationCalls> = {
  noun: 'Evaluations',
  calls: {
    list: ['Evaluations within reach, each with its latest line, or the latest that fits the filters.'],
    create: [
      'Begins an evaluation of a school with its base line.',
      'does_not_exist',
      'instrument_not_found',
      'instrument_not_enabled',
      'evaluation_exists',
    ],
    read: ['One evaluation with one of its lines whole: the one asked for, or the latest.'],
    change: ['Changes date and period while the latest line is open.', 'cycle_not_open', 'version_conflict'],
    remove: ['Deletes an evaluation of which no line was ever validated.', 'line_closed', 'version_conflict'],
    weigh: [
      'Shares a weight of 100 over the seven domains of a line.',
      'scores_must_total_100',
      'line_not_open',
      'cycle_not_open',
      'version_conflict',
    ],
  },
}
