import type { reviewerCalls } from 'contract/evaluation/reviewers'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof reviewerCalls> = {
  noun: 'Reviewers',
  calls: {
    read: ['Who is to review a line, until when, and who may be named.'],
    set: [
      'Names who is to review a line in review, and until when; that person is notified. `null` names nobody.',
      'line_not_in_review',
      'does_not_exist',
    ],
  },
}
