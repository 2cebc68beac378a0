import type { homeCalls } from 'contract/insight/home'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof homeCalls> = {
  noun: 'Home',
  calls: {
    read: [
      'What waits for somebody who looks after schools: lines to review, to close and to open, reported actions, comments to answer and what is overdue by school, and drafts of editions to release or to mend, longest waiting first.',
    ],
  },
}
