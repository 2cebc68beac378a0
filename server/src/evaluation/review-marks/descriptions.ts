import type { reviewMarkCalls } from 'contract/evaluation/review-marks'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof reviewMarkCalls> = {
  noun: 'Evaluation lines',
  calls: {
    list: ['What reviewers think of the answers of a line so far: the newest mark of each indicator.'],
    set: [
      'Agrees with an answer of a line in review, asks for a change of it, or takes the mark away.',
      'line_not_in_review',
      'indicator_not_found',
      'indicator_not_in_instrument',
      'version_conflict',
    ],
  },
}
