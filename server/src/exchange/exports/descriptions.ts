import type { exportCalls } from 'contract/exchange/export-calls'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof exportCalls> = {
  noun: 'Exports',
  calls: {
    start: [
      'Begins to make a file of what one may read: of an evaluation, a plan, results, a report, an instrument, or a list or statistics as they are shown.',
      'invalid_statistic_type',
      'invalid_model_type',
      'invalid_format',
      'does_not_exist',
      'assessment_not_found',
      'instrument_not_found',
      'line_not_validated',
      'invalid_order',
      'quota_exceeded',
      'max_length',
      'empty_list',
      'search_too_short',
      'throttled',
      'storage_full',
    ],
    file: ['The bytes of a file that was made, under the id of its job.', 'job_not_done'],
  },
}
