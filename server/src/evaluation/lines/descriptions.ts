import type { lineCalls } from 'contract/evaluation/lines'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof lineCalls> = {
  noun: 'Evaluation lines',
  calls: {
    readiness: ['What a line still lacks before it can be submitted: results and evidence.'],
    submit: [
      'Submits an open line for review when every indicator has a result and every cell its evidence.',
      'line_not_open',
      'minimum_files_not_met',
      'results_missing',
    ],
    review: [
      'Validates a line in review.',
      'line_not_in_review',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'quota_exceeded',
      'version_conflict',
    ],
    return: [
      'Sends a line in review back to the school with reasons.',
      'empty_list',
      'line_not_in_review',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'quota_exceeded',
      'version_conflict',
    ],
    open: [
      'Closes a validated line (200), or opens the line after a closed one (201).',
      'assessment_id_required',
      'assessment_not_found',
      'line_not_validated',
      'no_line_to_close',
      'previous_line_not_closed',
      'no_more_lines',
    ],
    changeYear: ['Changes the year of an open line.', 'line_not_open', 'version_conflict'],
  },
}
