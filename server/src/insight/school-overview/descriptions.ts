import type { schoolOverviewCalls } from 'contract/insight/results/school-overview'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof schoolOverviewCalls> = {
  noun: 'Overview of a school',
  calls: {
    read: [
      'Where a school stands: its evaluations, and of the line at work evidence, plan and open comments; who represents it, and the latest steps of all its lines.',
    ],
  },
}
