import type { schoolResultsCalls } from 'contract/insight/results/school-results'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof schoolResultsCalls> = {
  noun: 'Results of schools',
  calls: {
    read: ['The results of a school over all its lines, oldest first, and what changed between them.'],
  },
}
