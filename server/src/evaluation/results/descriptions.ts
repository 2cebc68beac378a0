import type { resultCalls } from 'contract/evaluation/results'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof resultCalls> = {
  noun: 'Results',
  calls: {
    create: [
      'Rates an indicator of an open line with an option.',
      'line_not_open',
      'cycle_not_open',
      'rating_round_open',
      'does_not_exist',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'line_edition_moved',
      'option_not_in_scale',
      'na_not_allowed',
      'result_exists',
    ],
    read: ['One result.'],
    change: [
      'Changes the option of a result, the reason why it does not apply, or the files that show it.',
      'cycle_not_open',
      'rating_round_open',
      'does_not_exist',
      'line_edition_moved',
      'option_not_in_scale',
      'na_not_allowed',
      'version_conflict',
    ],
    remove: ['Takes a result back.', 'cycle_not_open', 'version_conflict'],
  },
}
