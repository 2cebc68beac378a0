import type { historyCalls } from 'contract/insight/history'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof historyCalls> = {
  noun: 'History',
  calls: {
    history: ['Who changed a row and how, newest first, for a row that one may read.', 'not_found'],
    ofPlan: [
      'Who changed which goal or action of a plan and how, newest first; what was deleted too.',
      'not_found',
    ],
    audit: ['The audit: every change, newest first.'],
  },
}
